import { expect, test } from "vitest";
import type { SeatInfo } from "../net/messages";
import { PATIENCE, seatActions, type SeatTarget } from "./seatActions";

const PERSON: SeatInfo = { kind: "person", name: "Leo" };
const BOT: SeatInfo = { kind: "bot", name: "Mia", level: "easy" };
const HOST = { seat: null, host: true };
const SEATED = { seat: 0, host: false };
const STRANGER = { seat: null, host: false };

const offered = (changes: Partial<SeatTarget>): string =>
  seatActions({
    seat: 2,
    person: PERSON,
    you: SEATED,
    isPlaying: true,
    absentFor: null,
    isWaitedFor: false,
    ...changes,
  }).join(" ");

test("a person who is there is left alone, except by the host", () => {
  expect(offered({})).toBe("");
  expect(offered({ you: HOST })).toBe("remove");
  expect(offered({ isPlaying: false })).toBe("");
  expect(offered({ isPlaying: false, you: HOST })).toBe("clear");
});

test("after a minute everybody may act for an absent person", () => {
  expect(offered({ absentFor: PATIENCE - 1 })).toBe("");
  expect(offered({ absentFor: PATIENCE - 1, you: HOST })).toBe("stand-in remove");
  expect(offered({ absentFor: PATIENCE })).toBe("stand-in");
  expect(offered({ absentFor: PATIENCE, isPlaying: false })).toBe("clear");
});

test("a computer player may play for a person who keeps the others waiting, but not twice", () => {
  expect(offered({ isWaitedFor: true })).toBe("stand-in");
  expect(offered({ isWaitedFor: true, person: { ...PERSON, away: true } })).toBe("");
});

test("computer players change before a game only", () => {
  expect(offered({ person: BOT })).toBe("");
  expect(offered({ person: BOT, isPlaying: false })).toBe("bot clear");
  expect(offered({ person: { kind: "free" }, isPlaying: false })).toBe("bot");
});

test("newcomers take free seats and those of computer players", () => {
  expect(offered({ you: STRANGER, person: { kind: "free" }, isPlaying: false })).toBe("sit");
  expect(offered({ you: STRANGER, person: BOT, isPlaying: false })).toBe("sit");
  expect(offered({ you: HOST, person: BOT, isPlaying: false })).toBe("sit bot clear");
  expect(offered({ you: STRANGER })).toBe("");
});

test("during a game, newcomers ask for the seat of a computer player, and the host takes it", () => {
  expect(offered({ you: STRANGER, person: BOT })).toBe("ask");
  expect(offered({ you: HOST, person: BOT })).toBe("sit");
});

test("players leave their own seat, or let a computer player play for a while", () => {
  expect(offered({ seat: 0 })).toBe("stand-in leave");
  expect(offered({ seat: 0, person: { ...PERSON, away: true } })).toBe("take-over leave");
  expect(offered({ seat: 0, isPlaying: false })).toBe("leave");
});
