import type { Lesson } from "../guide";
import { EX_HOP } from "./ex-hop";
import { RAISE } from "./raise";
import { UNO } from "./uno";
import { XXL } from "./xxl";

/** What there is to learn, by the name of the rulebook. */
export const LESSONS: Readonly<Record<string, readonly Lesson[]>> = {
  uno: UNO,
  "ex-hop": EX_HOP,
  raise: RAISE,
  xxl: XXL,
};
