/** A boardgame.io server on the loopback: `node server.js PORT memory`, `node server.js PORT flatfile DIRECTORY`. */
const { Server, FlatFile } = require('boardgame.io/server');
const { Uno } = require('./game.js');

const [port, kind, dir] = process.argv.slice(2);
const db = kind === 'flatfile' ? new FlatFile({ dir }) : undefined; // it takes its own InMemory then
const server = Server({ games: [Uno], db, origins: ['http://127.0.0.1'] });

// `run` cannot be told an address, and nobody else on the network is to reach it.
const listen = server.app.listen.bind(server.app);
server.app.listen = (number, ready) => listen(number, '127.0.0.1', ready);

server.run({ port: Number(port) });
