// The days of daily deals. They begin at midnight UTC, everywhere at the same moment, and are written as `2026-11-19`.

const DAY = 86_400_000;
/** Days for which a deal can be played late; as in `table/daily.py`. */
export const LATE_DAYS = 7;

/** Return the day at a time in milliseconds since 1970. */
export const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Return the number of a day, counted from 1970. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY;

/** Return the day that is a number of days later. */
export const addDays = (day: string, days: number): string => dayAt((dayNumber(day) + days) * DAY);

/** Return a text as a day; null if it is not one. */
export function parseDay(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(text);
  return Number.isNaN(time) || dayAt(time) !== text ? null : text;
}

/** Return whether the deal of a day can be played: today's, and late those of the days before. */
export const isOpen = (day: string, today: string): boolean => day <= today && day >= addDays(today, -LATE_DAYS);

/** Return the milliseconds until the next deal. */
export const untilTomorrow = (time: number): number => DAY - (time % DAY);

/** Return the game that is proposed on a day: one after the other, in the order of the list. */
export const gameOfDay = <T>(games: readonly T[], day: string): T | undefined =>
  games[((dayNumber(day) % games.length) + games.length) % games.length];

/** Return how many days in a row there are, up to today, or to yesterday if today's deal has not been played yet. */
export function streakOf(days: Iterable<string>, today: string): number {
  const played = new Set(days);
  let day = played.has(today) ? today : addDays(today, -1);
  let streak = 0;
  while (played.has(day)) {
    streak += 1;
    day = addDays(day, -1);
  }
  return streak;
}
