import { expect, test } from "vitest";
import { isLocal } from "./reach";

test.each(["http://localhost:8765/t/x", "http://127.0.0.1:8765", "http://[::1]/", "http://a.localhost"])(
  "%s leads nowhere from elsewhere",
  (address) => expect(isLocal(address)).toBe(true),
);

test.each(["http://192.168.1.7:8765/t/x#key", "https://cards.example.org", "http://tisch.local"])(
  "%s can be reached",
  (address) => expect(isLocal(address)).toBe(false),
);
