// Drags a card from the hand to a zone, or within the hand, by mouse, finger or pen.

import { createGhost } from "./animator";
import type { PlayerSession } from "./playerSession";
import type { MoveInput } from "./moveInput.svelte";

interface DragOptions {
  readonly session: PlayerSession;
  readonly input: MoveInput;
  /** Called when the card is dropped within the hand. */
  readonly reorder: (handle: string, x: number, y: number) => void;
}

/** Movements up to this many pixels are still a tap. */
const THRESHOLD = 8;
/** A card dropped within this distance of a target counts as dropped on it. */
const SNAP_DISTANCE = 70;
/** How long a dropped card waits for its move, in milliseconds. */
const PATIENCE = 300;
const RETURN_DURATION = 200;

/** Let the cards in an element be dragged. Return a function that ends it. */
export function enableDragging(hand: HTMLElement, { session, input, reorder }: DragOptions): () => void {
  let card: HTMLElement | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  let start = { x: 0, y: 0, pointer: -1 };

  const stop = (event: Event): void => event.stopPropagation();
  const handleOf = (): string => card?.dataset["item"] ?? "";

  function down(event: PointerEvent): void {
    const found = (event.target as Element).closest<HTMLElement>("[data-item]");
    if (!found || event.button !== 0 || card) return;
    card = found;
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    addEventListener("keydown", escape, true);
  }

  function move(event: PointerEvent): void {
    if (!card || event.pointerId !== start.pointer) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost) {
      if (Math.hypot(x, y) < THRESHOLD) return;
      ghost = createGhost(card, handleOf());
      card.classList.add("away");
      input.startDrag(handleOf());
    }
    event.preventDefault();
    ghost.style.translate = `${x}px ${y}px`;
    ghost.style.rotate = `${Math.max(-6, Math.min(6, x / 40))}deg`;
    mark(targetAt(event.clientX, event.clientY));
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== start.pointer) return;
    if (ghost && card) {
      // Ignore the click that follows a drag.
      addEventListener("click", stop, true);
      setTimeout(() => removeEventListener("click", stop, true));
      drop(event.clientX, event.clientY);
    }
    end();
  }

  function drop(x: number, y: number): void {
    const handle = handleOf();
    const target = targetAt(x, y);
    const zone = zoneAt(x, y)?.dataset["zone"] ?? null;
    input.dragging = false;
    if (target) input.touchZone(target.dataset["zone"]!);
    else if (zone === hand.dataset["zone"]) {
      input.putBack();
      reorder(handle, x, y);
    } else if (zone) input.explain(handle, zone);
    else input.putBack();
  }

  function cancel(event: PointerEvent): void {
    if (event.pointerId !== start.pointer) return;
    if (ghost) input.putBack();
    end();
  }
  function escape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !ghost) return;
    input.putBack();
    end();
  }

  function end(): void {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
    removeEventListener("keydown", escape, true);
    mark(null);
    if (card && ghost) void settle(card, ghost);
    card = ghost = null;
  }

  /** Keep the card where it was dropped; without a move, return it to the hand. */
  async function settle(item: HTMLElement, left: HTMLElement): Promise<void> {
    let quiet = session.busy ? PATIENCE : 0;
    while (left.isConnected && (session.busy || quiet > 0)) {
      await new Promise((done) => setTimeout(done, 30));
      if (!session.busy) quiet -= 30;
    }
    if (left.isConnected) {
      const back = left.animate(
        { translate: "0 0", rotate: "0deg" },
        { duration: RETURN_DURATION, easing: "ease-out" },
      );
      await back.finished.catch(() => undefined);
    }
    left.remove();
    item.classList.remove("away");
  }

  /** Return the target for a card dropped here: the zone below, or the nearest one. */
  function targetAt(x: number, y: number): HTMLElement | null {
    const under = zoneAt(x, y);
    if (under && input.targets.has(under.dataset["zone"]!)) return under;
    if (under === hand || under?.contains(hand)) return null;
    let best: HTMLElement | null = null;
    let least = SNAP_DISTANCE;
    for (const name of input.targets) {
      const zone = document.querySelector<HTMLElement>(`[data-zone="${CSS.escape(name)}"]`);
      const far = zone ? distance(zone.getBoundingClientRect(), x, y) : SNAP_DISTANCE;
      if (far < least) [best, least] = [zone, far];
    }
    return best;
  }

  function mark(zone: HTMLElement | null): void {
    if (zone === over) return;
    over?.removeAttribute("data-over");
    zone?.setAttribute("data-over", "");
    over = zone;
  }

  hand.addEventListener("pointerdown", down);
  return () => {
    hand.removeEventListener("pointerdown", down);
    end();
  };
}

function zoneAt(x: number, y: number): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const zone = element.closest<HTMLElement>("[data-zone]");
    if (zone) return zone;
  }
  return null;
}

function distance({ left, right, top, bottom }: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
