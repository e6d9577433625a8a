// The table book: who played how often, who won, who beats whom, and the streaks. Computed from finished games alone.

import type { Animal, FinishedGame, SeatSummary } from "../net/api";

export interface BookPlayer {
  /** Stays the same for a person in all games of the book. */
  readonly id: string;
  readonly name: string;
  readonly animal: Animal;
  readonly bot: boolean;
  readonly place: number;
  readonly points: number | null;
  /** What the review of the game says of the player, if there is one. */
  readonly review?: SeatSummary | null;
}

export interface BookGame {
  /** The table and the number of the game. */
  readonly table: string;
  readonly number: number;
  /** The kind of game. */
  readonly game: string;
  readonly ended: number;
  readonly players: readonly BookPlayer[];
}

/** The results of one player. */
export interface Standing {
  readonly id: string;
  readonly name: string;
  readonly animal: Animal;
  readonly games: number;
  readonly wins: number;
  /** Wins in a row, up to the last game. */
  readonly streak: number;
  readonly longestStreak: number;
}

/** How often one person was placed before another. */
export interface Duel {
  readonly first: string;
  readonly second: string;
  readonly firstAhead: number;
  readonly secondAhead: number;
  readonly ties: number;
}

export interface Book {
  readonly games: number;
  readonly people: readonly Standing[];
  readonly bots: readonly Standing[];
  /** Pairs of people who played each other, those with most games first. */
  readonly duels: readonly Duel[];
}

/** Convert the finished games of a table; games from before players had ids are left out. */
export function fromFinishedGames(games: readonly FinishedGame[]): BookGame[] {
  return games
    .filter(({ people, animals, names }) => people.length === names.length && animals.length === names.length)
    .map(({ table, number, game, ended, names, animals, people, places, scores, review }) => ({
      table,
      number,
      game,
      ended,
      players: names.map((name, seat) => ({
        id: people[seat] || botId(name),
        name,
        animal: animals[seat]!,
        bot: !people[seat],
        place: places[seat] ?? 0,
        points: scores?.[seat] ?? null,
        review: review?.seats[seat] ?? null,
      })),
    }));
}

export const botId = (name: string): string => `bot ${name}`;

/** Return the kinds of games in a list, the most frequent first. */
export function kindsOf(games: readonly BookGame[]): string[] {
  const counts = new Map<string, number>();
  for (const { game } of games) counts.set(game, (counts.get(game) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([game]) => game);
}

/** Compute the book of games, or of those of one kind. */
export function computeBook(games: readonly BookGame[], kind: string | null = null): Book {
  const chosen = games.filter(({ game }) => kind === null || game === kind).sort((a, b) => a.ended - b.ended);
  const standings = new Map<string, Standing & { bot: boolean }>();
  for (const { players } of chosen) for (const player of players) standings.set(player.id, add(standings, player));
  const all = distinguish([...standings.values()]).sort(
    (a, b) => b.wins - a.wins || a.games - b.games || a.name.localeCompare(b.name),
  );
  return {
    games: chosen.length,
    people: all.filter(({ bot }) => !bot),
    bots: all.filter(({ bot }) => bot),
    duels: duelsOf(chosen),
  };
}

function add(standings: ReadonlyMap<string, Standing>, player: BookPlayer): Standing & { bot: boolean } {
  const { id, name, animal, bot, place } = player;
  const before = standings.get(id);
  const won = place === 1;
  const streak = won ? (before?.streak ?? 0) + 1 : 0;
  return {
    id,
    name,
    animal,
    bot,
    games: (before?.games ?? 0) + 1,
    wins: (before?.wins ?? 0) + (won ? 1 : 0),
    streak,
    longestStreak: Math.max(before?.longestStreak ?? 0, streak),
  };
}

/** Number people whose last names at the table were the same. */
function distinguish<T extends Standing>(standings: readonly T[]): T[] {
  const taken = new Set<string>();
  return standings.map((standing) => {
    let name = standing.name;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${standing.name} ${number}`;
    taken.add(name.toLowerCase());
    return { ...standing, name };
  });
}

function duelsOf(games: readonly BookGame[]): Duel[] {
  const duels = new Map<string, Duel>();
  for (const { players } of games) {
    const people = players.filter(({ bot }) => !bot).sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const [at, first] of people.entries()) {
      for (const second of people.slice(at + 1)) {
        const key = `${first.id}\n${second.id}`;
        const before = duels.get(key) ?? { firstAhead: 0, secondAhead: 0, ties: 0 };
        duels.set(key, {
          first: first.id,
          second: second.id,
          firstAhead: before.firstAhead + (first.place < second.place ? 1 : 0),
          secondAhead: before.secondAhead + (second.place < first.place ? 1 : 0),
          ties: before.ties + (first.place === second.place ? 1 : 0),
        });
      }
    }
  }
  const gamesOf = ({ firstAhead, secondAhead, ties }: Duel): number => firstAhead + secondAhead + ties;
  return [...duels.values()].sort((a, b) => gamesOf(b) - gamesOf(a));
}
