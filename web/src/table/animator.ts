// How things move: each step is drawn at once, and what it moved flies from where it was to where it is now.
//
// A card flies as a copy in a layer above the page, while the card itself lies unseen where it belongs. So nothing that the
// page clips or covers can be in its way, and the page is right at any moment, whatever becomes of the copy.

import { flushSync, mount, unmount } from "svelte";
import Card from "../cards/Card.svelte";
import type { Game, Step } from "../scene/fold";
import { planDeal, type Flight, type FlightPlan, planFlights, type Spot } from "./flights";
import "./animator.css";
import type { StepAnimator } from "./tableSession.svelte";

/** Where something is: its middle, the size it has lying straight, and its tilt. */
interface Look {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tilt: number;
  /** What it looks like; null where there is only a place. */
  readonly picture: HTMLElement | null;
}

const LAY = "cubic-bezier(0.3, 1.25, 0.5, 1)";
const OUT = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const GLIDE = 240;
const HOP = 110;
const MOST_HOPS = 6;
const ROLL = 620;

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
/** How many times the page is enlarged, as on a television set: places are told in the pixels of the screen. */
const times = (): number => (document.documentElement as Partial<Element>).currentCSSZoom ?? 1;
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
/** What is ours lies below, and so is the last one, if it is shown twice. */
const one = (attribute: string, value: string): HTMLElement | null =>
  all(`[${attribute}="${CSS.escape(value)}"]`).at(-1) ?? null;

export class Animator {
  private layer: HTMLElement | null = null;
  private readonly ends = new Set<() => void>();
  private drawn = 0;

  /** `game` is what is drawn now; `heard` is told of each step that begins. */
  constructor(
    private readonly game: () => Game | null,
    private readonly heard: (step: Step) => void = () => undefined,
  ) {
    document.addEventListener("visibilitychange", this.hidden);
  }

  readonly play: StepAnimator = async (step, draw, news) => {
    const plan = planFlights(step, this.game());
    await this.look(plan.pause);
    this.heard(step);
    if (still()) return draw();
    const before = this.measure(plan.flights);
    const stone = stoneOf(step);
    const stood = stone && middle(stone);
    await draw();
    this.drawn = performance.now();
    this.fly(plan, before.looks);
    this.glide(before.places, plan.flights);
    const hops = stood ? this.hop(step, stood) : 0;
    const rolls = step.event.kind === "roll" ? this.roll() : 0;
    const seen = wait(Math.max(plan.next, hops * 0.75, rolls * 0.75));
    await (news ? Promise.race([seen, news]) : seen);
  };

  /** The cards that have just been dealt, all at once. */
  deal(): void {
    const game = this.game();
    if (game && !still() && document.visibilityState === "visible") this.fly(planDeal(game), new Map());
  }

  /** Nothing flies any more. */
  stop(): void {
    document.removeEventListener("visibilitychange", this.hidden);
    this.land();
    this.layer?.remove();
    this.layer = null;
  }

  private readonly hidden = (): void => {
    if (document.visibilityState === "hidden") this.land();
  };

  /** Everything is where it belongs at once. */
  private land(): void {
    for (const end of [...this.ends]) end();
  }

  /** Let the table be looked at for so long since something was drawn on it. */
  private async look(pause: number): Promise<void> {
    const left = this.drawn + pause - performance.now();
    if (pause > 0 && left > 0 && !still()) await wait(left);
  }

  // --- cards

  private measure(flights: readonly Flight[]): { looks: Map<string, Look>; places: Map<string, DOMRect> } {
    const places = new Map(all("[data-item]").map((item) => [item.dataset["item"]!, item.getBoundingClientRect()]));
    const looks = new Map<string, Look>();
    for (const { id, from } of flights) {
      const found = id !== null && (one("data-ghost", id) ?? one("data-item", id));
      if (found) looks.set(id, lookOf(found));
      else for (const spot of from) if (!looks.has(nameOf(spot))) keep(looks, spot);
    }
    return { looks, places };
  }

  private fly({ flights, takes }: FlightPlan, before: ReadonlyMap<string, Look>): void {
    for (const { id } of flights) if (id !== null) one("data-ghost", id)?.remove();
    // Everything is measured before anything is added: otherwise the page would be laid out anew for each card.
    const sent = flights.flatMap((flight) => {
      // A card that was not there before comes from its zone, not from where it lies now.
      const from = first(flight.from, (spot) => before.get(nameOf(spot)) ?? ("item" in spot ? null : looked(spot)));
      const to = first(flight.to, looked);
      return from && to && (from.picture || to.picture || flight.id === null) ? { flight, from, to } : [];
    });
    for (const { flight, from, to } of sent) this.send(flight, from, to, takes);
  }

  private send(flight: Flight, from: Look, to: Look, takes: number): void {
    const item = flight.id === null ? null : one("data-item", flight.id);
    const end = item ? to : { ...to, width: from.width * 0.5, height: from.height * 0.5 };
    const size = item || from.picture ? (item ? to : from) : { ...from, width: 44, height: 66 };
    const shown = flight.card !== null && item ? to.picture : flight.was === null ? null : from.picture;
    const turns = shown !== null && (flight.was === null) !== (flight.card === null);
    const flyer = document.createElement("div");
    flyer.className = "flyer";
    const sides = document.createElement("div");
    sides.className = turns ? "sides turning" : "sides";
    if (shown) put(sides, shown);
    if (!shown || turns) sides.append(back(turns));
    flyer.append(sides);
    flyer.style.setProperty("--cw", `${size.width}px`);
    flyer.style.setProperty("--ratio", String(size.height / size.width));
    flyer.style.left = `${end.x - size.width / 2}px`;
    flyer.style.top = `${end.y - size.height / 2}px`;
    this.above().append(flyer);

    const timing = { duration: takes, delay: flight.at, fill: "both" as const };
    const start = `${from.x - end.x}px ${from.y - end.y}px`;
    const [small, large] = [from.width / size.width, item ? 1 : 0.5];
    flyer.animate(
      { translate: [start, "0 0"], rotate: [`${from.tilt}deg`, `${end.tilt}deg`] },
      { ...timing, easing: LAY },
    );
    flyer.animate({ scale: [small, Math.max(small, large) * 1.06, large] }, timing);
    if (!item) flyer.animate({ opacity: [1, 1, 0] }, timing);
    if (turns) sides.animate({ rotate: flight.was === null ? ["y 180deg", "y 0deg"] : ["y 0deg", "y 180deg"] }, timing);
    const unseen = item?.animate({ opacity: [0, 0] }, { duration: takes + flight.at + 100 });

    const done = (): void => {
      if (!this.ends.delete(done)) return;
      clearTimeout(timer);
      unseen?.cancel();
      flyer.remove();
    };
    this.ends.add(done);
    const timer = setTimeout(done, takes + flight.at);
  }

  /** The others make room. */
  private glide(before: ReadonlyMap<string, DOMRect>, flights: readonly Flight[]): void {
    const flying = new Set(flights.map(({ id }) => id));
    for (const item of all("[data-item]")) {
      const was = flying.has(item.dataset["item"]!) ? undefined : before.get(item.dataset["item"]!);
      if (was) slide(item, was);
    }
  }

  private above(): HTMLElement {
    if (!this.layer) {
      this.layer = document.createElement("div");
      this.layer.className = "flights";
      this.layer.ariaHidden = "true";
    }
    // In a dialog that is open all else is behind it, and so are flights.
    if (!this.layer.isConnected) document.body.append(this.layer);
    return this.layer;
  }

  // --- stones and dice

  /** A stone hops from field to field; over a long way it takes several at once. Both of these say how long they take. */
  private hop(step: Step, from: { x: number; y: number }): number {
    const stone = stoneOf(step);
    if (!stone) return 0;
    const to = middle(stone);
    const { from: start, to: goal } = step.event.facts as { from?: number; to?: number };
    const fields = Array.from(
      { length: Math.max(0, (goal ?? 0) - (start ?? 0) - 1) },
      (_, at) => (start ?? 0) + at + 1,
    );
    const every = Math.ceil((fields.length + 1) / MOST_HOPS);
    const stops = fields
      .filter((_, at) => (at + 1) % every === 0)
      .flatMap((field) => one("data-field", String(field)) ?? [])
      .map(middle);
    const path = [from, ...stops, to].map(({ x, y }) => ({ x: x - to.x, y: y - to.y }));
    const frames = path.flatMap((here, at) => {
      const next = path[at + 1];
      const stand = { transform: `translate(${here.x}px, ${here.y}px)`, easing: "ease-out" };
      if (!next) return [stand];
      const [x, y] = [(here.x + next.x) / 2, (here.y + next.y) / 2 - 14];
      return [stand, { transform: `translate(${x}px, ${y}px)`, easing: "ease-in" }];
    });
    const duration = Math.max(260, HOP * (path.length - 1));
    stone.animate(frames, { duration, composite: "add" });
    return duration;
  }

  private roll(): number {
    const dice = all(".die");
    for (const [at, die] of dice.entries()) {
      const turn = (at % 2 ? 1 : -1) * (200 + 40 * (at % 3));
      die.animate(
        [
          { rotate: `${turn}deg`, translate: `${-30 + 9 * (at % 4)}px -26px`, scale: "0.8" },
          { rotate: `${turn / 3}deg`, translate: "6px 3px", scale: "1.06", offset: 0.6 },
          { rotate: "0deg", translate: "0 0", scale: "1" },
        ],
        { duration: ROLL - 160 + 40 * (at % 4), delay: 20 * (at % 3), fill: "backwards", easing: OUT },
      );
    }
    return dice.length > 0 ? ROLL : 0;
  }
}

/** Let an element that has a new place slide there from the old one. */
export function slide(item: HTMLElement, was: DOMRect): void {
  const now = item.getBoundingClientRect();
  const [x, y] = [(was.left - now.left) / times(), (was.top - now.top) / times()];
  if (Math.abs(x) + Math.abs(y) < 1) return;
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
  item.animate(frames, { duration: GLIDE, easing: OUT, composite: "add" });
}

/** A copy of a card as it lies there, to be carried around; it stands for it until it is taken away. */
export function ghostOf(item: HTMLElement, handle: string): HTMLElement {
  const { picture, ...look } = lookOf(item);
  const ghost = document.createElement("div");
  ghost.className = "flyer";
  ghost.dataset["ghost"] = handle;
  if (picture) put(ghost, picture);
  ghost.style.position = "fixed";
  ghost.style.zIndex = "41";
  ghost.style.pointerEvents = "none";
  ghost.style.setProperty("--cw", `${look.width}px`);
  ghost.style.setProperty("--ratio", String(look.height / look.width));
  ghost.style.left = `${look.x - look.width / 2}px`;
  ghost.style.top = `${look.y - look.height / 2}px`;
  document.body.append(ghost);
  return ghost;
}

/** A card shakes its head. */
export function shake(item: HTMLElement): void {
  if (still()) return;
  const turns = [0, -5, 5, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  item.animate(turns, { duration: 180, easing: "ease-in-out", composite: "add" });
}

// --- where things are

const nameOf = (spot: Spot): string =>
  "item" in spot ? spot.item : "zone" in spot ? `zone ${spot.zone}` : `seat ${spot.seat}`;

/** Where it is drawn. */
export function elementOf(spot: Spot): HTMLElement | null {
  if ("item" in spot) return one("data-item", spot.item);
  return "zone" in spot ? one("data-zone", spot.zone) : one("data-seat", String(spot.seat));
}

function first<T>(spots: readonly Spot[], look: (spot: Spot) => T | null): T | null {
  for (const spot of spots) {
    const found = look(spot);
    if (found) return found;
  }
  return null;
}

/** A place that is not on the screen is none. */
function looked(spot: Spot): Look | null {
  const element = elementOf(spot);
  return element && element.getClientRects().length > 0 ? lookOf(element, "item" in spot) : null;
}

function keep(looks: Map<string, Look>, spot: Spot): void {
  const look = looked(spot);
  if (look) looks.set(nameOf(spot), look);
}

function lookOf(element: HTMLElement, card = true): Look {
  // A zone with cards is where its uppermost card is.
  const shown = element.matches(".card") ? element : [...element.querySelectorAll<HTMLElement>(".card")].at(-1);
  const seen = shown ?? element;
  const { width, height } = seen.getBoundingClientRect();
  const size = shown ? { width: shown.offsetWidth, height: shown.offsetHeight } : { width: 44, height: 66 };
  const real = width > 0 && height > 0 && size.width > 0 ? size : { width: 44, height: 66 };
  return { ...middle(seen), ...real, tilt: tiltOf(seen), picture: card ? (shown ?? null) : null };
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (left + width / 2) / times(), y: (top + height / 2) / times() };
}

/** How far it is turned, with all that it lies in up to its zone. */
function tiltOf(element: HTMLElement): number {
  let tilt = 0;
  for (let at: HTMLElement | null = element; at && !at.dataset["zone"]; at = at.parentElement) {
    const { rotate, transform } = getComputedStyle(at);
    if (rotate.endsWith("deg")) tilt += Number.parseFloat(rotate) || 0;
    if (transform.startsWith("matrix(")) {
      const { a, b } = new DOMMatrix(transform);
      tilt += (Math.atan2(b, a) * 180) / Math.PI;
    }
  }
  return tilt;
}

const stoneOf = ({ event }: Step): HTMLElement | null =>
  event.kind === "move" ? one("data-stone", String(event.seat)) : null;

// --- what flies

/** A copy of a card that is neither lifted nor veiled. */
function put(parent: HTMLElement, picture: HTMLElement): void {
  const copy = picture.cloneNode(true) as HTMLElement;
  copy.classList.remove("legal", "veiled", "selected");
  parent.append(copy);
}

let quilted: Node | null = null;

/** A card from behind. */
function back(behind: boolean): HTMLElement {
  if (!quilted) {
    const drawn = document.createElement("div");
    const card = mount(Card, { target: drawn, props: { face: null } });
    flushSync();
    quilted = drawn.firstElementChild!.cloneNode(true);
    void unmount(card);
  }
  const side = document.createElement("div");
  if (behind) side.className = "behind";
  side.append(quilted.cloneNode(true));
  return side;
}
