// The room that the window leaves decides the layout, whatever the device. It is measured in rem, so that large text,
// zoom and a small window are the same thing.

/**
 * upright   a narrow window: a phone held upright, or a tablet with large text
 * sideways  a low window: a phone on its side, or a laptop zoomed in
 * tall      a window without room for panels beside the table: a tablet held upright
 * wide      a window with room for panels at the side
 */
export type Form = "upright" | "sideways" | "tall" | "wide";

/** Below this width, in rem, parts of a page are stacked. */
const NARROW = 43.75;
/** Below this width there is one column. */
const MEDIUM = 62.5;
/** The least height for seats, the middle of a table and a hand one above the other. */
const LOW = 38;
/** Below this height a narrow window has no room to spare. */
const SHORT = 44;
/** The least height for a strip of panels above a table. */
const STRIP = 60;

/** Return the layout of a table for a window with these sides in rem. */
export function formFor(width: number, height: number): Form {
  if (height < LOW && width > 0.9 * height) return "sideways";
  if (width < NARROW) return "upright";
  return width < MEDIUM - 2.5 || width < 0.95 * height ? "tall" : "wide";
}

class Room {
  /** The sides of the window, and the size of the text of the root element, in pixels. */
  width = $state(0);
  height = $state(0);
  rem = $state(16);
  readonly form: Form = $derived(formFor(this.width / this.rem, this.height / this.rem));
  /** Where the score and the journal are: beside the table, in a strip above it, or one line of them below it. */
  readonly panels: "side" | "strip" | "line" = $derived(
    this.form === "wide" ? "side" : this.form === "tall" && this.height >= STRIP * this.rem ? "strip" : "line",
  );
  /** Whether a narrow window is low, too, as that of a small phone. */
  readonly short: boolean = $derived(this.form === "upright" && this.height < SHORT * this.rem);
  readonly narrow: boolean = $derived(this.width < NARROW * this.rem);

  /** Measure the window now and whenever it or the text size changes, and tell the style sheets. */
  watch(): void {
    const root = document.documentElement;
    const measure = (): void => {
      this.width = innerWidth;
      this.height = innerHeight;
      this.rem = parseFloat(getComputedStyle(root).fontSize) || 16;
      const width = this.narrow ? " narrow medium" : this.width < MEDIUM * this.rem ? " medium" : "";
      const room = this.form + width + (this.short ? " short" : "");
      if (root.dataset["room"] !== room) root.dataset["room"] = room;
    };
    measure();
    addEventListener("resize", measure);
    // A setting changes the text size by an attribute of the root element.
    new MutationObserver(measure).observe(root, { attributes: true });
  }
}

export const room = new Room();
