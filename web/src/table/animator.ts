// Animates steps: each step is drawn at once, then what it moved flies from its old position to the new one.
//
// A copy of the card flies in a layer above the page, while the card itself is invisible at its new position. So nothing on
// the page clips or covers the flight, and the page is correct at any moment, whatever happens to the copy.

import { flushSync, mount, unmount } from "svelte";
import { slowness } from "../app/settings.svelte";
import Card from "../cards/Card.svelte";
import type { Game, Step } from "../scene/fold";
import { planDeal, type Flight, type FlightPlan, planFlights, type Spot } from "./flights";
import "./animator.css";
import type { StepAnimator } from "./playerSession";

/** The geometry of an element: its centre, its size before rotation, and its tilt. */
interface Pose {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tilt: number;
  /** The card to copy; null if there is none. */
  readonly picture: HTMLElement | null;
}

const OVERSHOOT = "cubic-bezier(0.3, 1.25, 0.5, 1)";
const OUT = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const GLIDE = 240;
const HOP = 110;
const MAX_HOPS = 6;
const ROLL = 620;

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
/** Return the zoom of the page, as on a TV: element rectangles are in screen pixels. */
const zoom = (): number => (document.documentElement as Partial<Element>).currentCSSZoom ?? 1;
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
/** Find an element by an attribute. If it is shown twice, the last one is the viewer's own. */
const one = (attribute: string, value: string): HTMLElement | null =>
  all(`[${attribute}="${CSS.escape(value)}"]`).at(-1) ?? null;

export class Animator {
  private layer: HTMLElement | null = null;
  private readonly flightEnds = new Set<() => void>();
  private drawn = 0;

  /** `game` returns the game drawn now; `onStep` is called at the start of each step. */
  constructor(
    private readonly game: () => Game | null,
    private readonly onStep: (step: Step) => void = () => undefined,
  ) {
    document.addEventListener("visibilitychange", this.hidden);
  }

  readonly play: StepAnimator = async (step, draw, news) => {
    const plan = slowed(planFlights(step, this.game()));
    await this.holdFor(plan.pause);
    this.onStep(step);
    if (slowness() === 0) return draw();
    const before = this.measure(plan.flights);
    const stone = stoneOf(step);
    const stoneBefore = stone && centre(stone);
    await draw();
    this.drawn = performance.now();
    this.fly(plan, before.poses);
    this.glide(before.positions, plan.flights);
    const hops = stoneBefore ? this.hop(step, stoneBefore) : 0;
    const rolls = step.event.kind === "roll" ? this.roll() : 0;
    const seen = wait(Math.max(plan.next, hops * 0.75, rolls * 0.75));
    await (news ? Promise.race([seen, news]) : seen);
  };

  /** Animate the deal at the start of a game. */
  deal(): void {
    const game = this.game();
    if (game && slowness() > 0 && document.visibilityState === "visible") this.fly(slowed(planDeal(game)), new Map());
  }

  /** End all flights and remove the layer. */
  stop(): void {
    document.removeEventListener("visibilitychange", this.hidden);
    this.land();
    this.layer?.remove();
    this.layer = null;
  }

  private readonly hidden = (): void => {
    if (document.visibilityState === "hidden") this.land();
  };

  /** End all flights at once. */
  private land(): void {
    for (const end of [...this.flightEnds]) end();
  }

  /** Wait until the last change has been visible for this long. */
  private async holdFor(pause: number): Promise<void> {
    const left = this.drawn + pause - performance.now();
    if (pause > 0 && left > 0 && slowness() > 0) await wait(left);
  }

  // --- cards

  private measure(flights: readonly Flight[]): { poses: Map<string, Pose>; positions: Map<string, DOMRect> } {
    const positions = new Map(all("[data-item]").map((item) => [item.dataset["item"]!, item.getBoundingClientRect()]));
    const poses = new Map<string, Pose>();
    for (const { id, from } of flights) {
      const found = id !== null && (one("data-ghost", id) ?? one("data-item", id));
      if (found) poses.set(id, poseOf(found));
      else for (const spot of from) if (!poses.has(nameOf(spot))) addPose(poses, spot);
    }
    return { poses, positions };
  }

  private fly({ flights, duration }: FlightPlan, before: ReadonlyMap<string, Pose>): void {
    for (const { id } of flights) if (id !== null) one("data-ghost", id)?.remove();
    // Measure everything before adding anything; otherwise each card would force another layout.
    const sent = flights.flatMap((flight) => {
      // A card that was not on the page before comes from its zone, not from its new position.
      const from = first(flight.from, (spot) => before.get(nameOf(spot)) ?? ("item" in spot ? null : poseAt(spot)));
      const to = first(flight.to, poseAt);
      return from && to && (from.picture || to.picture || flight.id === null) ? { flight, from, to } : [];
    });
    for (const { flight, from, to } of sent) this.send(flight, from, to, duration);
  }

  private send(flight: Flight, from: Pose, to: Pose, duration: number): void {
    const item = flight.id === null ? null : one("data-item", flight.id);
    const end = item ? to : { ...to, width: from.width * 0.5, height: from.height * 0.5 };
    const size = item || from.picture ? (item ? to : from) : { ...from, width: 44, height: 66 };
    const shown = flight.card !== null && item ? to.picture : flight.was === null ? null : from.picture;
    const turns = shown !== null && (flight.was === null) !== (flight.card === null);
    const flyer = document.createElement("div");
    flyer.className = "flyer";
    const sides = document.createElement("div");
    sides.className = turns ? "sides turning" : "sides";
    if (shown) appendCopy(sides, shown);
    if (!shown || turns) sides.append(createBack(turns));
    flyer.append(sides);
    flyer.style.setProperty("--cw", `${size.width}px`);
    flyer.style.setProperty("--ratio", String(size.height / size.width));
    flyer.style.left = `${end.x - size.width / 2}px`;
    flyer.style.top = `${end.y - size.height / 2}px`;
    this.layerAbove().append(flyer);

    const timing = { duration, delay: flight.at, fill: "both" as const };
    const start = `${from.x - end.x}px ${from.y - end.y}px`;
    const [small, large] = [from.width / size.width, item ? 1 : 0.5];
    flyer.animate(
      { translate: [start, "0 0"], rotate: [`${from.tilt}deg`, `${end.tilt}deg`] },
      { ...timing, easing: OVERSHOOT },
    );
    flyer.animate({ scale: [small, Math.max(small, large) * 1.06, large] }, timing);
    if (!item) flyer.animate({ opacity: [1, 1, 0] }, timing);
    if (turns) sides.animate({ rotate: flight.was === null ? ["y 180deg", "y 0deg"] : ["y 0deg", "y 180deg"] }, timing);
    const hiding = item?.animate({ opacity: [0, 0] }, { duration: duration + flight.at + 100 });

    const done = (): void => {
      if (!this.flightEnds.delete(done)) return;
      clearTimeout(timer);
      hiding?.cancel();
      flyer.remove();
    };
    this.flightEnds.add(done);
    const timer = setTimeout(done, duration + flight.at);
  }

  /** Let the other cards slide to their new positions. */
  private glide(before: ReadonlyMap<string, DOMRect>, flights: readonly Flight[]): void {
    const flying = new Set(flights.map(({ id }) => id));
    for (const item of all("[data-item]")) {
      const was = flying.has(item.dataset["item"]!) ? undefined : before.get(item.dataset["item"]!);
      if (was) slide(item, was);
    }
  }

  private layerAbove(): HTMLElement {
    if (!this.layer) {
      this.layer = document.createElement("div");
      this.layer.className = "flights";
      this.layer.ariaHidden = "true";
    }
    // The flights are behind an open dialog, like the rest of the page.
    if (!this.layer.isConnected) document.body.append(this.layer);
    return this.layer;
  }

  // --- stones and dice

  /** Let a stone hop from field to field, several at once over a long way. Return the duration. */
  private hop(step: Step, from: { x: number; y: number }): number {
    const stone = stoneOf(step);
    if (!stone) return 0;
    const to = centre(stone);
    const { from: start, to: goal } = step.event.facts as { from?: number; to?: number };
    const fields = Array.from(
      { length: Math.max(0, (goal ?? 0) - (start ?? 0) - 1) },
      (_, at) => (start ?? 0) + at + 1,
    );
    const every = Math.ceil((fields.length + 1) / MAX_HOPS);
    const stops = fields
      .filter((_, at) => (at + 1) % every === 0)
      .flatMap((field) => one("data-field", String(field)) ?? [])
      .map(centre);
    const path = [from, ...stops, to].map(({ x, y }) => ({ x: x - to.x, y: y - to.y }));
    const frames = path.flatMap((here, at) => {
      const next = path[at + 1];
      const rest = { transform: `translate(${here.x}px, ${here.y}px)`, easing: "ease-out" };
      if (!next) return [rest];
      const [x, y] = [(here.x + next.x) / 2, (here.y + next.y) / 2 - 14];
      return [rest, { transform: `translate(${x}px, ${y}px)`, easing: "ease-in" }];
    });
    const duration = Math.max(260, HOP * (path.length - 1)) * slowness();
    stone.animate(frames, { duration, composite: "add" });
    return duration;
  }

  /** Let the dice roll. Return the duration. */
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
        { duration: (ROLL - 160 + 40 * (at % 4)) * slowness(), delay: 20 * (at % 3), fill: "backwards", easing: OUT },
      );
    }
    return dice.length > 0 ? ROLL * slowness() : 0;
  }
}

/** Stretch a plan to the chosen speed of motion. */
function slowed({ flights, duration, next, pause }: FlightPlan): FlightPlan {
  const by = slowness();
  return {
    flights: flights.map((flight) => ({ ...flight, at: flight.at * by })),
    duration: duration * by,
    next: next * by,
    pause: pause * by,
  };
}

/** Let an element slide from its old position to its new one. */
export function slide(item: HTMLElement, was: DOMRect): void {
  const now = item.getBoundingClientRect();
  const [x, y] = [(was.left - now.left) / zoom(), (was.top - now.top) / zoom()];
  if (Math.abs(x) + Math.abs(y) < 1) return;
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
  item.animate(frames, { duration: GLIDE * slowness(), easing: OUT, composite: "add" });
}

/** Create a copy of a card for dragging; it replaces the card until it is removed. */
export function createGhost(item: HTMLElement, handle: string): HTMLElement {
  const { picture, ...pose } = poseOf(item);
  const ghost = document.createElement("div");
  ghost.className = "flyer";
  ghost.dataset["ghost"] = handle;
  if (picture) appendCopy(ghost, picture);
  ghost.style.position = "fixed";
  ghost.style.zIndex = "41";
  ghost.style.pointerEvents = "none";
  ghost.style.setProperty("--cw", `${pose.width}px`);
  ghost.style.setProperty("--ratio", String(pose.height / pose.width));
  ghost.style.left = `${pose.x - pose.width / 2}px`;
  ghost.style.top = `${pose.y - pose.height / 2}px`;
  document.body.append(ghost);
  return ghost;
}

/** Shake a card, for a refused move. */
export function shake(item: HTMLElement): void {
  if (slowness() === 0) return;
  const turns = [0, -5, 5, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  item.animate(turns, { duration: 180, easing: "ease-in-out", composite: "add" });
}

// --- positions

const nameOf = (spot: Spot): string =>
  "item" in spot ? spot.item : "zone" in spot ? `zone ${spot.zone}` : `seat ${spot.seat}`;

/** Find the element of a spot. */
export function elementOf(spot: Spot): HTMLElement | null {
  if ("item" in spot) return one("data-item", spot.item);
  return "zone" in spot ? one("data-zone", spot.zone) : one("data-seat", String(spot.seat));
}

function first<T>(spots: readonly Spot[], find: (spot: Spot) => T | null): T | null {
  for (const spot of spots) {
    const found = find(spot);
    if (found) return found;
  }
  return null;
}

/** Return the pose of a spot; null if it is not on the screen. */
function poseAt(spot: Spot): Pose | null {
  const element = elementOf(spot);
  return element && element.getClientRects().length > 0 ? poseOf(element, "item" in spot) : null;
}

function addPose(poses: Map<string, Pose>, spot: Spot): void {
  const pose = poseAt(spot);
  if (pose) poses.set(nameOf(spot), pose);
}

function poseOf(element: HTMLElement, card = true): Pose {
  // The position of a zone is that of its top card.
  const shown = element.matches(".card") ? element : [...element.querySelectorAll<HTMLElement>(".card")].at(-1);
  const seen = shown ?? element;
  const { width, height } = seen.getBoundingClientRect();
  const size = shown ? { width: shown.offsetWidth, height: shown.offsetHeight } : { width: 44, height: 66 };
  const real = width > 0 && height > 0 && size.width > 0 ? size : { width: 44, height: 66 };
  return { ...centre(seen), ...real, tilt: tiltOf(seen), picture: card ? (shown ?? null) : null };
}

function centre(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (left + width / 2) / zoom(), y: (top + height / 2) / zoom() };
}

/** Return the rotation of an element, including its parents up to the zone. */
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

// --- copies of cards

/** Append a copy of a card that is neither lifted nor dimmed. */
function appendCopy(parent: HTMLElement, picture: HTMLElement): void {
  const copy = picture.cloneNode(true) as HTMLElement;
  copy.classList.remove("legal", "dimmed", "selected");
  parent.append(copy);
}

let backTemplate: Node | null = null;

/** Create the back of a card. */
function createBack(behind: boolean): HTMLElement {
  if (!backTemplate) {
    const drawn = document.createElement("div");
    const card = mount(Card, { target: drawn, props: { face: null } });
    flushSync();
    backTemplate = drawn.firstElementChild!.cloneNode(true);
    void unmount(card);
  }
  const side = document.createElement("div");
  if (behind) side.className = "behind";
  side.append(backTemplate.cloneNode(true));
  return side;
}
