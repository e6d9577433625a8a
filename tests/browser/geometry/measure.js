// Measures the page and returns its faults, a sentence each; `measure.py` explains the arguments.
// Fingers need 44 px; of a card that the next one covers, a strip of 24 px over the whole height is enough.
({ table, fits, primary, coach }) => {
  const TOUCH = 44;
  const STRIP = 24;
  const SLACK = 1.5; // rounding, and hairlines
  const faults = [];
  const scrolledTo = [scrollX, scrollY];
  const box = (element) => element.getBoundingClientRect();
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const windowBox = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const modal = all("dialog:modal").at(-1);
  const inFront = (element) => !modal || modal.contains(element);
  function isShown(element) {
    const { width, height } = box(element);
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      !element.closest(".visually-hidden, [inert]") &&
      inFront(element)
    );
  }
  function nameOf(element) {
    const zone = element.dataset?.zone ?? element.closest("[data-zone]")?.dataset.zone;
    const classes = [...element.classList].filter((name) => !name.startsWith("svelte-")).join(".");
    const text = [...(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ")].slice(0, 40).join("");
    return `${element.tagName.toLowerCase()}${classes && `.${classes}`}${zone ? ` [${zone}]` : ""} “${text}”`;
  }
  const size = ({ width, height }) => `${Math.round(width)}×${Math.round(height)}`;

  const meets = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

  /** Return whether an element is part of the coach, which covers only what it does not speak of. */
  const isCoach = (element) => coach !== "" && element.closest(coach) !== null;

  // --- the window

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + SLACK) faults.push(`the page is ${root.scrollWidth} px wide`);
  if ((table || fits) && root.scrollHeight > innerHeight + SLACK) faults.push(`the table is ${root.scrollHeight} px high`);
  if (modal && modal.scrollWidth > modal.clientWidth + SLACK) faults.push(`the dialog is ${modal.scrollWidth} px wide`);

  // --- what has to be in the first screen

  scrollTo(0, 0);
  for (const button of primary ? all(primary).filter(isShown) : []) {
    const { left, right, top, bottom } = box(button);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (top < -SLACK || bottom > innerHeight + SLACK) faults.push(`${nameOf(button)} is not in the first screen`);
    else if (!button.contains(hit)) faults.push(`${nameOf(button)} is covered by ${hit ? nameOf(hit) : "nothing"}`);
  }
  if (primary && all(primary).filter(isShown).length === 0) faults.push(`there is no ${primary}`);

  // --- text: no word is broken or cut

  /** Return the elements that cut what overflows them, and cannot be scrolled. */
  function clips(element) {
    const found = [];
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      if (overflowX === "auto" || overflowX === "scroll" || overflowY === "auto" || overflowY === "scroll") break;
      if (overflowX !== "visible" || overflowY !== "visible") found.push(at);
      if (position === "fixed") break;
    }
    return found;
  }
  const scrolls = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) return true;
    }
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || parent.closest("svg, script, style, noscript, option") || !isShown(parent)) continue;
    const cutting = clips(parent);
    // What lies wholly outside is hidden on purpose: entries of the journal that do not fit, and zones of flying cards.
    if (cutting.some((element) => !meets(box(parent), box(element)))) continue;
    const scrolled = scrolls(parent);
    for (const match of node.data.matchAll(/[^\s\u00ad\u200b–—\-/]+/gu)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.length === 0) continue;
      const mayEnd = parent.closest("[title]")?.title.includes(match[0]);
      const hasLetters = /[\p{L}\p{N}]{2}/u.test(match[0]); // a line may end after an emoji
      if (hasLetters && Math.max(...lines.map(({ top }) => top)) - Math.min(...lines.map(({ top }) => top)) > 4)
        faults.push(`the word “${match[0]}” is broken in ${nameOf(parent)}`);
      const word = range.getBoundingClientRect();
      const outside = (edge) =>
        word.left < edge.left - SLACK ||
        word.right > edge.right + SLACK ||
        (word.top + word.bottom) / 2 < edge.top ||
        (word.top + word.bottom) / 2 > edge.bottom;
      // What is longer than its place may end in an ellipsis if its title has the rest.
      if (cutting.some((element) => outside(box(element))) && !mayEnd) faults.push(`the word “${match[0]}” is cut in ${nameOf(parent)}`);
      else if (!scrolled && (word.left < -SLACK || word.right > innerWidth + SLACK))
        faults.push(`the word “${match[0]}” leaves the window in ${nameOf(parent)}`);
      else if ((table || fits) && !scrolled && outside(windowBox)) faults.push(`the word “${match[0]}” is outside the window in ${nameOf(parent)}`);
    }
  }

  // --- cards: none is cut

  for (const item of all("[data-zone] [data-item]")) {
    if (!isShown(item) || item.closest(".away, .seat, dialog")) continue;
    const card = box(item);
    const cutting = clips(item.parentElement).map(box).filter((edge) => meets(card, edge));
    const lost = (edge) => Math.max(edge.left - card.left, card.right - edge.right, edge.top - card.top, card.bottom - edge.bottom);
    // Tilted cards and shadows may touch an edge.
    if (cutting.some((edge) => lost(edge) > 0.12 * card.width)) faults.push(`a card of ${nameOf(item.closest("[data-zone]"))} is cut`);
  }

  // --- touch targets

  /** Return whether a finger of 44 px in the middle of the element hits nothing else that can be touched. */
  function isTouchable(element) {
    const { left, top, width, height } = box(element);
    if (width >= TOUCH - SLACK && height >= TOUCH - SLACK) return true;
    const [x, y, reach] = [left + width / 2, top + height / 2, TOUCH / 2 - SLACK];
    const points = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ];
    return points.every(([px, py]) => {
      const hit = document.elementFromPoint(px, py);
      return hit && (element.contains(hit) || hit.contains(element)) && hit.closest("button, a, input, select, label, summary") !== null;
    });
  }
  const inText = (element) =>
    element.tagName === "A" &&
    getComputedStyle(element).display === "inline" &&
    [...element.parentElement.childNodes].some((node) => node !== element && node.textContent.trim());
  const TARGETS = "button, a[href], input, select, summary";
  const inWindow = ({ left, right, top, bottom }) => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  function checkTargets() {
    for (const target of all(TARGETS)) {
      if (!isShown(target) || inText(target) || target.matches(".hand-card, [aria-hidden='true']")) continue;
      if (!inWindow(box(target))) continue; // it is scrolled away
      if (target.matches("input") && target.closest("label") && box(target.closest("label")).height >= TOUCH) continue;
      if (!isTouchable(target)) faults.push(`${nameOf(target)} is only ${size(box(target))}`);
    }
  }

  // --- nothing lies over a word

  const isSticky = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).position === "sticky") return true;
    return false;
  };
  const isOpaque = (element) => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const [, alpha = "1"] = /[,/] *([\d.]+)\)$/.exec(backgroundColor.replace(/^rgb\(.*/, "")) ?? [];
    return opacity > 0.5 && (backgroundImage !== "none" || (alpha > 0.5 && backgroundColor !== "rgba(0, 0, 0, 0)"));
  };
  // Decoration lets clicks through, but it covers text like anything else.
  const solid = new CSSStyleSheet();
  solid.replaceSync("* { pointer-events: auto !important }");
  /** Return what covers a line of text: a point of it shows an opaque element that is not behind the text. */
  function coverOf(parent, { left, right, top, bottom }) {
    const y = (top + bottom) / 2;
    for (const x of [left + 2, (left + right) / 2, right - 2]) {
      const hit = document.elementFromPoint(x, y);
      if (!hit || hit.contains(parent) || parent.contains(hit) || isScrolledAway(parent, x, y)) continue;
      // What sticks to the window can be scrolled away from; the label of an event is gone in a moment.
      if (isSticky(hit) || isCoach(hit) || hit.closest(".seat-event")) continue;
      for (let at = hit; at && !at.contains(parent); at = at.parentElement) if (isOpaque(at)) return at;
    }
    return null;
  }
  function checkWords() {
    document.adoptedStyleSheets.push(solid);
    for (const { parent, line } of lines()) {
      const cover = coverOf(parent, line);
      if (cover) faults.push(`${nameOf(parent)} is covered by ${nameOf(cover)}`);
    }
    document.adoptedStyleSheets.pop();
  }
  function isScrolledAway(element, x, y) {
    for (let at = element; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const { left, right, top, bottom } = box(at);
      if (overflowX + overflowY !== "visiblevisible" && (x < left || x > right || y < top || y > bottom)) return true;
    }
    return false;
  }
  /** Yield every line of text that is shown. */
  function* lines() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const place = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || !parent || parent.closest("svg, script, style, noscript, option") || !isShown(parent)) continue;
      if (!inWindow(box(parent)) || !parent.checkVisibility({ contentVisibilityAuto: true })) continue;
      place.selectNodeContents(node);
      for (const line of place.getClientRects()) if (line.width > 1) yield { parent, line };
    }
  }

  // A table is in the window as a whole; other pages and dialogs are looked at screen by screen.
  const MAX_SCREENS = 8;
  const scroller = modal ?? document.scrollingElement;
  const screen = 0.8 * scroller.clientHeight;
  for (let at = 0; at < MAX_SCREENS; at++) {
    scroller.scrollTop = at * screen;
    checkTargets();
    checkWords();
    if (table || (at + 1) * screen + scroller.clientHeight * 0.2 >= scroller.scrollHeight) break;
  }
  scroller.scrollTop = 0;

  // --- the hand

  const hand = document.querySelector(".hand");
  const cards = hand ? all(".hand-card", hand) : [];
  if (hand) {
    const scrolled = hand.scrollLeft;
    const sideways = hand.scrollWidth > hand.clientWidth + 1;
    cards.forEach((card, at) => {
      if (sideways) card.scrollIntoView({ block: "nearest", inline: "center" });
      const face = box(card.querySelector(".card") ?? card);
      const next = cards[at + 1] && box(cards[at + 1]);
      const covered = next && Math.abs(next.top - box(card).top) < 0.6 * face.height && next.left > face.left;
      const strip = covered ? Math.min(face.width, next.left - box(card).left) : face.width;
      const enough = covered && strip < face.width ? STRIP : TOUCH;
      if (strip < enough - SLACK) faults.push(`card ${at + 1} of ${cards.length} shows only ${Math.round(strip)} px`);
      if (face.height < TOUCH) faults.push(`card ${at + 1} is only ${Math.round(face.height)} px high`);
      if (face.top < -SLACK || face.bottom > innerHeight + SLACK || face.left < -SLACK - 4 || face.left + strip > innerWidth + SLACK)
        faults.push(`card ${at + 1} of ${cards.length} leaves the window (${Math.round(face.left)}, ${Math.round(face.top)})`);
      const points = [0.15, 0.5, 0.85].map((part) => [face.left + Math.min(strip, face.width) / 2, face.top + part * face.height]);
      for (const [x, y] of points) {
        const hit = document.elementFromPoint(x, y);
        const found = hit?.closest(".hand-card");
        if (!modal && found !== card && !(hit && isCoach(hit)) && !(found && Math.abs(cards.indexOf(found) - at) === 1))
          faults.push(`card ${at + 1} of ${cards.length} is covered by ${hit ? nameOf(hit) : "nothing"}`);
      }
    });
    hand.scrollLeft = scrolled;
  }

  // --- the coach covers nothing that it speaks of, and the player sees all of it

  for (const panel of coach ? all(coach) : []) {
    const edge = box(panel);
    if (edge.left < -SLACK || edge.top < -SLACK || edge.right > innerWidth + SLACK || edge.bottom > innerHeight + SLACK)
      faults.push("the coach leaves the window");
    if (panel.scrollHeight > panel.clientHeight + SLACK) faults.push("the coach has to be scrolled");
    for (const zone of (panel.dataset.about ?? "").split(" ").filter(Boolean)) {
      const zones = all(`[data-zone="${zone}"]`).filter((element) => isShown(element) && inWindow(box(element)));
      if (zones.length === 0) faults.push(`the coach speaks of ${zone}, which is not in the window`);
      for (const element of zones) {
        if (!element.matches("[data-outlined]")) faults.push(`the coach does not outline ${nameOf(element)}`);
        if (meets(edge, box(element))) faults.push(`the coach covers ${nameOf(element)}`);
      }
    }
  }
  if (coach && all(coach).length === 0) faults.push("there is no coach");

  // --- every name and count

  function checkSeen(element, what) {
    const { left, right, top, bottom } = box(element);
    if (!isShown(element)) return faults.push(`${what} is hidden`);
    if (left < -SLACK || right > innerWidth + SLACK || top < -SLACK || bottom > innerHeight + SLACK)
      return faults.push(`${what} leaves the window`);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const seat = element.closest(".seat");
    if (!modal && hit && !seat.contains(hit) && !hit.contains(seat) && !isCoach(hit)) faults.push(`${what} is covered by ${nameOf(hit)}`);
  }
  if (table) {
    const seats = all(".seat[role='group']");
    if (seats.length === 0) faults.push("there are no seats");
    for (const seat of seats) {
      const name = seat.querySelector(".name");
      if (!name?.textContent.trim()) faults.push(`a seat has no name: ${nameOf(seat)}`);
      else checkSeen(name, `the name ${name.textContent}`);
      const count = seat.querySelector(".count");
      const own = !seat.querySelector("[data-zone^='hand.']");
      if (count) checkSeen(count, `the number of cards of ${name?.textContent}`);
      else if (!own) faults.push(`${name?.textContent} has no number of cards`);
    }
    if (!document.querySelector(".hand") && !document.querySelector(".end")) faults.push("there is no hand");
  }

  // --- nothing lies over anything else

  const BLOCKS = "header, .seat, .status, .action-bar, .hand, .own-zones, .end, aside .panel, .tools, .window-prompt, .choice, [data-zone]";
  const blocks = all(BLOCKS).filter(
    (element) => isShown(element) && !element.closest(".away, dialog") && !(element.matches("header") && element.closest(".panel")) && !(element.matches("[data-zone]") && element.closest(".seat, .hand, .own")),
  );
  /** Return what is seen of an element: without the parts that an ancestor cuts or scrolls away. */
  function seen(element) {
    let { left, top, right, bottom } = box(element);
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = box(at);
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  }
  /** Return the boxes that an element takes: its own, and those of parts that run out of it, such as cards of a seat. */
  function boxesOf(element) {
    const parts = all("[data-item], .slot, .name, .stand, .count, button", element)
      .filter((part) => isShown(part) && !part.closest(".visually-hidden"))
      .map((part) => [part, seen(part)])
      .filter(([, { left, top, right, bottom }]) => right > left && bottom > top);
    // Of a zone, the ground counts only where nothing lies.
    const ground = element.matches("[data-zone]") && parts.some(([part]) => !part.matches(".over"));
    return [...(ground ? [] : [seen(element)]), ...parts.map(([, edges]) => edges)];
  }

  const isEmpty = (element) => element.matches("[data-zone]") && !element.querySelector("[data-item]");
  const isPrompt = (element) => element.matches(".window-prompt, .choice");
  const OVERLAP = 5; // shadows, tilted cards and the ring around an avatar
  const boxes = new Map(blocks.map((element) => [element, boxesOf(element)]));
  const overlap = (a, b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  blocks.forEach((one, at) => {
    for (const other of blocks.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      // A choice is gone in seconds; it may cover the journal and, as the next thing to do, the action bar.
      if ([one, other].some(isPrompt) && [one, other].some((element) => element.matches(".status, .action-bar, .own-zones") || isEmpty(element))) continue;
      const pairs = boxes.get(one).flatMap((a) => boxes.get(other).map((b) => overlap(a, b)));
      const found = pairs.find(([width, height]) => width > OVERLAP && height > OVERLAP);
      if (found) faults.push(`${nameOf(one)} and ${nameOf(other)} overlap by ${found.map(Math.round).join("×")}`);
    }
  });
  const leaves = ({ left, top, right, bottom }) =>
    left < -OVERLAP || top < -OVERLAP || right > innerWidth + OVERLAP || bottom > innerHeight + OVERLAP;
  for (const element of table ? blocks : [])
    if (boxes.get(element).some(leaves)) faults.push(`${nameOf(element)} leaves the window`);
  scrollTo(...scrolledTo);
  return [...new Set(faults)];
};
