import { afterEach, describe, expect, test, vi } from "vitest";
import { addDays, dayAt, dayNumber, gameOfDay, isOpen, LATE_DAYS, parseDay, streakOf, untilTomorrow } from "./days";

afterEach(() => void vi.unstubAllEnvs());

const MIDNIGHT = Date.UTC(2026, 10, 19);

describe("days", () => {
  test.each(["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin", "Asia/Kolkata"])(
    "begin at midnight UTC in %s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      expect(dayAt(MIDNIGHT)).toBe("2026-11-19");
      expect(dayAt(MIDNIGHT - 1)).toBe("2026-11-18");
      expect(dayAt(MIDNIGHT + 86_399_999)).toBe("2026-11-19");
      expect(addDays("2026-11-19", 1)).toBe("2026-11-20");
    },
  );

  test("of a change to summer time are as long as others", () => {
    vi.stubEnv("TZ", "Europe/Berlin");
    expect(addDays("2026-03-28", 1)).toBe("2026-03-29");
    expect(addDays("2026-03-29", 1)).toBe("2026-03-30");
    expect(addDays("2026-10-25", 1)).toBe("2026-10-26");
  });

  test("go on over the ends of months and years", () => {
    expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
    expect(dayNumber("1970-01-02")).toBe(1);
  });

  test("are parsed only if they exist", () => {
    expect(parseDay("2026-11-19")).toBe("2026-11-19");
    for (const text of ["", "2026-02-30", "2026-13-01", "2026-1-1", "19.11.2026", "2026-11-19T10:00", "today"])
      expect(parseDay(text)).toBeNull();
  });

  test("can be played for a week", () => {
    const today = "2026-11-19";
    for (let age = 0; age <= LATE_DAYS; age++) expect(isOpen(addDays(today, -age), today)).toBe(true);
    expect(isOpen(addDays(today, 1), today)).toBe(false);
    expect(isOpen(addDays(today, -LATE_DAYS - 1), today)).toBe(false);
  });

  test("end after a while", () => {
    expect(untilTomorrow(MIDNIGHT)).toBe(86_400_000);
    expect(untilTomorrow(MIDNIGHT - 1)).toBe(1);
  });
});

describe("the game of the day", () => {
  test("is each game in turn, and starts again", () => {
    const games = ["a", "b", "c"];
    const days = Array.from({ length: 7 }, (_, at) => addDays("2026-12-29", at));
    const proposed = days.map((day) => gameOfDay(games, day));
    expect(new Set(proposed.slice(0, 3))).toEqual(new Set(games));
    expect(proposed.slice(3)).toEqual(proposed.slice(0, 4));
  });

  test("exists before 1970, and not without games", () => {
    expect(gameOfDay(["a", "b"], "1969-12-31")).toBe("b");
    expect(gameOfDay<string>([], "2026-11-19")).toBeUndefined();
  });
});

describe("a streak", () => {
  const today = "2026-11-19";
  const back = (...ages: number[]): string[] => ages.map((age) => addDays(today, -age));

  test.each([
    [[], 0],
    [[0], 1],
    [[1], 1],
    [[2], 0],
    [[0, 1, 2], 3],
    [[1, 2, 3], 3],
    [[0, 2, 3], 1],
    [[0, 0, 1, 1], 2],
  ])("of days %j ago has %i days", (ages, length) => expect(streakOf(back(...ages), today)).toBe(length));
});
