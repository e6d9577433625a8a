// What lies on the table: a view as the server sends it once, and the events that happen to it afterwards.
// A zone is {kind, seat, count, items: [{id, card}]}; a card is null while its face is not seen, and a zone that
// shows nothing has a count but no items. A card that goes into another's hand is covered there: what is still known
// of it only the server tells, with the next view.

export function zonesOf(view) {
  const zones = {};
  for (const [name, zone] of Object.entries(view.zones)) {
    const items = zone.ids.map((id, i) => ({ id, card: zone.cards[i] ?? null }));
    // The top card of a pile is told first; here it lies last.
    const covered = items.filter((item) => item.card === null);
    zones[name] = { kind: zone.kind, seat: zone.seat, count: zone.count, items: [...covered, ...items.filter((item) => item.card !== null)] };
  }
  return zones;
}

export function happen(zones, event, viewer) {
  if (event.kind === "setup" && event.facts?.zones) {
    for (const name of Object.keys(zones)) delete zones[name];
    for (const [name, zone] of Object.entries(event.facts.zones)) zones[name] = { kind: zone.kind, seat: zone.seat, count: 0, items: [] };
  }
  for (const shift of event.shifts ?? []) move(zones, shift, viewer);
  for (const [name, cards] of Object.entries(event.facts?.known ?? {})) {
    if (!foreign(zones[name], viewer)) recognise(zones[name], cards);
  }
  for (const [name, cards] of Object.entries(event.shown ?? {})) {
    zones[name].items = cards.map((card, i) => ({ id: zones[name].items[i]?.id, card }));
  }
}

function move(zones, shift, viewer) {
  const source = zones[shift.from], target = zones[shift.to];
  const covered = foreign(target, viewer);
  if (!shift.cards && shift.hint && source) {
    for (const item of source.items) if (item.card?.startsWith(shift.hint)) item.card = null;
  }
  for (let i = 0; i < shift.count; i++) {
    const card = shift.cards?.[i] ?? null;
    if (source) take(source, shift.ids[i], card, shift.last);
    if (shift.ids.length) target.items.push({ id: shift.ids[i], card: covered ? null : card });
  }
  target.count += shift.count;
}

const foreign = (zone, viewer) => zone.kind === "hand" && zone.seat !== viewer;

function take(zone, id, card, last) {
  zone.count -= 1;
  if (!zone.items.length) return;
  let at = zone.items.findIndex((item) => item.id === id);
  if (at < 0 && last) at = zone.items.length - 1;
  if (at < 0 && card !== null) at = zone.items.findIndex((item) => item.card === card);
  if (at < 0) at = Math.max(0, zone.items.findIndex((item) => item.card === null));
  zone.items.splice(at, 1);
}

function recognise(zone, cards) {
  const missing = [...cards];
  for (const item of zone.items) {
    const at = missing.indexOf(item.card);
    if (at >= 0) missing.splice(at, 1);
  }
  for (const item of zone.items) if (item.card === null && missing.length) item.card = missing.shift();
}
