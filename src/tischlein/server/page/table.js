// A plain page that plays every game: zones as lists, legal moves as buttons. It knows no rules.
import { happen, zonesOf } from "./fold.js";

const $ = (id) => document.getElementById(id);
const show = (id, on = true) => { $(id).hidden = !on; };
const make = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text }, more);
const button = (text, press, strong) => make("button", text, { type: "button", onclick: press, className: strong ? "main" : "" });

async function ask(path, body) {
  const options = body ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {};
  const answer = await fetch(path, options);
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.text);
  return found;
}

function trouble(text) {
  $("trouble").textContent = text ?? "";
  show("trouble", Boolean(text));
}

const careful = (work) => async (event) => {
  event?.preventDefault();
  trouble();
  try { await work(); } catch (error) { trouble(error.message); }
};

// --- what this browser keeps: the keys of its tables

const kept = (table) => JSON.parse(localStorage.getItem(`table.${table}`) ?? "{}");

function keep(table, keys) {
  localStorage.setItem(`table.${table}`, JSON.stringify({ ...kept(table), ...keys }));
}

// --- name, lobby, a new table

async function named() {
  if ((await ask("/api/guest")).name) return;
  show("naming");
  $("name").focus();
  await new Promise((done) => {
    $("naming").onsubmit = careful(async () => {
      await ask("/api/guest", { name: $("name").value });
      show("naming", false);
      done();
    });
  });
}

async function lobby() {
  const [shelf, open] = await Promise.all([ask("/api/games"), ask("/api/tables")]);
  $("game").replaceChildren(...shelf.games.map((game) => new Option(game.id, game.id)));
  $("level").replaceChildren(...shelf.levels.map((level) => new Option(level, level, level === "medium", level === "medium")));
  const fit = () => {
    const [low, high] = shelf.games.find((game) => game.id === $("game").value).seats;
    Object.assign($("seats"), { min: low, max: high, value: Math.min(high, Math.max(low, $("seats").value || 3)) });
    Object.assign($("bots"), { max: $("seats").value - 1, value: $("seats").value - 1 });
  };
  $("game").onchange = $("seats").onchange = fit;
  fit();
  $("setting").onsubmit = careful(async () => {
    const made = await ask("/api/tables", {
      game: $("game").value, seats: Number($("seats").value), public: $("public").checked, replays: $("public").checked,
      bots: Array(Number($("bots").value)).fill($("level").value),
    });
    keep(made.id, { host: made.host, invitation: made.invitation });
    sessionStorage.setItem("sit", made.id);
    location.href = made.link;
  });
  $("tables").replaceChildren(...open.tables.map((table) => {
    const entry = make("li", "");
    entry.append(make("a", `${table.game}: ${table.taken} of ${table.seats} seats taken (${table.phase})`, { href: `/t/${table.id}` }));
    return entry;
  }));
  if (!open.tables.length) $("tables").append(make("li", "None at the moment."));
  show("setting");
  show("lobby");
}

// --- the socket: it comes back by itself, and asks for what it missed

const table = location.pathname.match(/^\/t\/([\w-]+)$/)?.[1];
let socket, seq = null, pause = 500, ended = false;
let you = { seat: null, host: false }, snap, zones = {}, facts = {}, counter = 0;
const sent = new Map();

function connect() {
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${table}/socket`);
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: "hello", version: 1, keys: Object.values(kept(table)), since: seq, lang: "en" }));
    // What was not answered before the connection was lost is sent again: with the same id it is done once.
    for (const waiting of sent.values()) socket.send(JSON.stringify(waiting));
  };
  socket.onmessage = (message) => {
    pause = 500;
    $("state").textContent = "";
    hear(JSON.parse(message.data));
  };
  socket.onclose = () => {
    if (ended) return;
    $("state").textContent = "The connection is lost; trying again.";
    setTimeout(connect, pause);
    pause = Math.min(pause * 2, 15000);
  };
}

function again() {
  seq = null;
  pause = 0;
  socket.close();
}

function tell(type, more = {}) {
  trouble();
  const id = `${Date.now().toString(36)}-${++counter}`;
  const frame = { type, id, ...more };
  sent.set(id, frame);
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
}

const hearing = {
  welcome(frame) { you = frame.you; },
  snapshot(frame) {
    snap = frame;
    seq = frame.seq;
    zones = frame.view ? zonesOf(frame.view) : {};
    facts = { ...frame.view?.table };
    if (you.seat === null && sessionStorage.getItem("sit") === table) tell("sit");
    sessionStorage.removeItem("sit");
  },
  news(frame) {
    if (!snap || frame.seq !== seq + 1) return again();
    seq = frame.seq;
    if (frame.standing) snap.standing = frame.standing;
    if (frame.view) {
      snap.view = frame.view;
      zones = zonesOf(frame.view);
      facts = { ...frame.view.table };
    }
    for (const name of ["waiting", "moves", "scores", "places", "over"]) if (snap.view && frame[name] !== undefined) snap.view[name] = frame[name];
    if (frame.events) {
      for (const event of frame.events) {
        if (!frame.view) { happen(zones, event, you.seat); Object.assign(facts, event.now); }
        if (event.kind !== "turn") note(event.kind, event.seat, event.facts);
      }
    } else note(frame.what, frame.seat, frame.facts, frame.by);
  },
  done(frame) {
    sent.delete(frame.id);
    if (frame.key) keep(table, { seat: frame.key });
  },
  refused(frame) { sent.delete(frame.id); trouble(`${frame.text} (rule ${frame.rule})`); },
  wrong(frame) {
    sent.delete(frame.id);
    trouble(frame.text);
    ended = ended || Boolean(frame.fatal);
  },
  here() {},
  hurry(frame) { note("hurry", frame.seat, { seconds: Math.ceil(frame.left / 1000) }); },
};

function hear(frame) {
  hearing[frame.type]?.(frame);
  if (snap) draw();
}

// --- what is seen

// Buttons that are the same as before stay, so that nobody loses the one they are at.
function put(id, buttons) {
  const same = [...$(id).children].map((one) => one.textContent).join("\n") === buttons.map((one) => one.textContent).join("\n");
  if (!same) $(id).replaceChildren(...buttons);
}

const who = (seat) => (seat === null || seat === undefined ? "" : seat === you.seat ? "You" : snap.standing.people[seat]?.name || `Seat ${seat + 1}`);

const plain = (value) => (value !== null && typeof value === "object" ? JSON.stringify(value) : String(value));

function note(what, seat, more = {}, by) {
  const { zones: _, ...told } = more;
  const words = Object.entries(told).map(([name, value]) => `${name} ${plain(value)}`).join(", ");
  $("journal").append(make("li", [who(seat), by && `(${by})`, what, words && `– ${words}`].filter(Boolean).join(" ")));
  while ($("journal").children.length > 200) $("journal").firstChild.remove();
  $("journal").scrollTop = $("journal").scrollHeight;
}

function draw() {
  const { standing, setup, view } = snap;
  $("what").textContent = `${setup.game}, game ${standing.game || "not begun"}`;
  const turns = new Set(view && !view.over ? view.waiting.filter((wait) => wait.must).map((wait) => wait.seat) : []);
  $("people").replaceChildren(...standing.people.map((person, seat) => {
    const kind = person.kind === "free" ? "free" : [seat === you.seat ? `${person.name} (you)` : person.name, person.level].filter(Boolean).join(", ");
    const score = view?.scores ? `: ${view.scores[seat]} points` : "";
    return make("li", `${kind}${score}${view?.places ? `, place ${view.places[seat]}` : ""}`, { className: turns.has(seat) ? "turn" : "" });
  }));
  drawSeating(standing);
  $("cloth").replaceChildren(...Object.entries(zones).filter(([, zone]) => zone.count).map(drawZone), drawFacts());
  show("cloth", Boolean(view));
  drawTurn(standing, view);
  show("table");
}

const firstFree = () => snap.standing.people.findIndex((person) => person.kind === "free");

function drawSeating(standing) {
  const free = firstFree() >= 0;
  const buttons = [];
  if (standing.phase !== "playing") {
    if (you.seat === null && free) buttons.push(button("Sit down", () => tell("sit"), true));
    if (you.seat !== null && free) buttons.push(button("Let a computer player sit down", () => tell("fill", { seat: firstFree() })));
    if (!free && (you.seat !== null || you.host)) buttons.push(button(standing.game ? "Play again" : "Start", () => tell("start"), true));
  } else if (you.seat !== null && standing.people[you.seat].away) buttons.push(button("I play again myself", () => tell("back"), true));
  put("seating", buttons);
}

function drawZone([name, zone]) {
  const box = make("div", "");
  const owner = zone.seat === null ? "" : `${who(zone.seat)}: `;
  const seen = zone.items.filter((item) => item.card !== null).map((item) => item.card);
  const cards = zone.kind === "pile" ? seen.slice(-1) : seen;
  const list = make("ul", "");
  list.append(...cards.map((card) => make("li", card)));
  if (zone.count > cards.length) list.append(make("li", `${cards.length ? "and " : ""}${zone.count - cards.length} more`, { className: "rest" }));
  box.append(make("h3", `${owner}${name.replace(/\.\d+$/, zone.seat === null ? "$&" : "")} (${zone.count})`), list);
  return box;
}

function drawFacts() {
  const box = make("div", "");
  const told = Object.entries(facts).filter(([, value]) => value !== null).map(([name, value]) => `${name} ${plain(value)}`);
  box.append(make("h3", "On the table"), make("p", told.join(", ")));
  return box;
}

function drawTurn(standing, view) {
  const turns = view ? view.waiting.filter((wait) => wait.must) : [];
  const mine = turns.find((wait) => wait.seat === you.seat);
  let text = standing.phase === "playing" ? "" : "Waiting for the game to begin.";
  if (view?.over && view.places) text = `The game is over. ${view.places.map((place, seat) => [place, seat]).sort((a, b) => a[0] - b[0]).map(([place, seat]) => `${place}. ${who(seat)}`).join(", ")}`;
  else if (mine) text = `Your turn: ${mine.what}`;
  else if (turns.length) text = `${turns.map((wait) => who(wait.seat)).join(", ")}: ${turns[0].what}`;
  if ($("turn").textContent !== text) $("turn").textContent = text;
  const moves = view && !view.over ? view.moves : [];
  put("moves", moves.slice(0, 300).map((move) => button(move, () => tell("move", { move }))));
  show("trying", standing.phase === "playing" && you.seat !== null);
}

$("trying").onsubmit = careful(async () => { tell("move", { move: $("move").value.trim() }); $("move").value = ""; });
$("saying").onsubmit = careful(async () => { tell("say", { text: $("text").value.trim() }); $("text").value = ""; });

careful(async () => {
  await named();
  if (!table) return lobby();
  if (location.hash.length > 1) keep(table, { invitation: location.hash.slice(1) });
  const { invitation } = kept(table);
  $("link").value = `${location.origin}/t/${table}${invitation ? `#${invitation}` : ""}`;
  $("link").onfocus = () => $("link").select();
  connect();
})();
