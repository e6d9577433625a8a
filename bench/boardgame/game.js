/**
 * UNO for boardgame.io, as one would write it there: `secret` and the others' hands are struck out by its own
 * STRIP_SECRETS, turns are its turns, the shuffle is its random plugin.
 *
 * Less is asked of it than of ours: no calls, no catches, no challenge, no list of legal moves for the client. The
 * discard below the top card is kept among the secrets, so that it is not sent with every update.
 */
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const COLOURS = ['r', 'y', 'g', 'b'];
const FACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 's', 'v', 'd']; // skip, reverse, draw two
const HAND = 7;

function box() {
  const cards = [];
  for (const colour of COLOURS) {
    cards.push(`${colour}0`);
    for (const face of FACES) cards.push(colour + face, colour + face);
  }
  for (let i = 0; i < 4; i++) cards.push('w', 'w4');
  return cards;
}

const isWild = (card) => card[0] === 'w';

function fits(G, card) {
  return isWild(card) || card[0] === G.colour || (!isWild(G.top) && card[1] === G.top[1]);
}

function deal(random, seats) {
  const stock = random.Shuffle(box());
  const players = {};
  for (let seat = 0; seat < seats; seat++) players[seat] = stock.splice(0, HAND);
  const first = stock.findIndex((card) => !isWild(card) && card[1] >= '0' && card[1] <= '9');
  const [top] = stock.splice(first, 1);
  return { secret: { stock, discard: [] }, players, counts: Array(seats).fill(HAND), top, colour: top[0] };
}

function give(G, random, seat, count) {
  const { secret } = G;
  for (let i = 0; i < count; i++) {
    if (secret.stock.length === 0) {
      secret.stock = random.Shuffle(secret.discard);
      secret.discard = [];
    }
    if (secret.stock.length === 0) return;
    G.players[seat].push(secret.stock.pop());
    G.counts[seat]++;
  }
}

function pass(G, steps) {
  const seats = G.counts.length;
  G.turn = (G.turn + G.direction * steps + seats * 2) % seats;
  G.drawn = false;
}

function newRound(G, random, winner) {
  G.wins[winner]++;
  Object.assign(G, deal(random, G.counts.length));
  G.direction = 1;
  G.turn = winner;
  G.drawn = false;
}

function play({ G, random, playerID }, index, colour) {
  const hand = G.players[playerID];
  const card = hand[index];
  if (card === undefined || !fits(G, card)) return INVALID_MOVE;
  if (G.drawn && index !== hand.length - 1) return INVALID_MOVE; // only the card just drawn
  if (isWild(card) && !COLOURS.includes(colour)) return INVALID_MOVE;
  hand.splice(index, 1);
  G.counts[playerID]--;
  G.secret.discard.push(G.top);
  G.top = card;
  G.colour = isWild(card) ? colour : card[0];
  const seats = G.counts.length;
  const next = (G.turn + G.direction + seats) % seats;
  const face = isWild(card) ? card : card[1];
  if (face === 'v') G.direction = -G.direction;
  if (face === 'd') give(G, random, next, 2);
  if (face === 'w4') give(G, random, next, 4);
  if (hand.length === 0) return newRound(G, random, Number(playerID));
  const skips = face === 's' || face === 'd' || face === 'w4' || (face === 'v' && seats === 2);
  pass(G, skips ? 2 : 1);
}

function draw({ G, random, playerID }) {
  if (G.drawn) return INVALID_MOVE;
  const before = G.counts[playerID];
  give(G, random, playerID, 1);
  const hand = G.players[playerID];
  if (G.counts[playerID] > before && fits(G, hand[hand.length - 1])) G.drawn = true;
  else pass(G, 1);
}

function keep({ G }) {
  if (!G.drawn) return INVALID_MOVE;
  pass(G, 1);
}

exports.Uno = {
  name: 'uno',
  minPlayers: 2,
  maxPlayers: 10,
  disableUndo: true, // nobody takes a card back, and it would keep every state of a turn
  setup: ({ random, ctx }) => ({
    ...deal(random, ctx.numPlayers),
    direction: 1,
    turn: 0,
    drawn: false,
    wins: Array(ctx.numPlayers).fill(0),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    play: { move: play, client: false },
    draw: { move: draw, client: false },
    keep: { move: keep, client: false },
  },
  turn: {
    endIf: ({ G, ctx }) => String(G.turn) !== ctx.currentPlayer && { next: String(G.turn) },
  },
};
