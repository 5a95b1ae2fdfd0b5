// Two players at each of N matches, who move as fast as they are answered:
//   node players.js PORT MATCHES SECONDS
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game } = require("./game.js");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
let moves = 0;
let measuring = false;
const waits = [];

function sit(matchID, playerID) {
  const client = Client({
    game,
    numPlayers: 2,
    multiplayer: SocketIO({
      server: `http://127.0.0.1:${port}`,
      socketOpts: { transports: ["websocket"] },
    }),
    playerID,
    matchID,
    debug: false,
  });
  let seen = -1;
  let sent = 0;
  client.subscribe((state) => {
    if (state === null || !client.transport.isConnected) return;
    // The server's answer to one's own move has come when the other has moved on it.
    if (state.ctx.currentPlayer === playerID && state.G.count !== seen) {
      seen = state.G.count;
      if (measuring && sent) waits.push(performance.now() - sent);
      sent = performance.now();
      if (measuring) moves += 1;
      setImmediate(() => client.moves.go());
    }
  });
  client.start();
  return client;
}

const clients = [];
for (let match = 0; match < matches; match += 1) {
  clients.push(sit(`m${match}`, "0"), sit(`m${match}`, "1"));
}
setTimeout(() => {
  measuring = true;
  setTimeout(() => {
    measuring = false;
    waits.sort((a, b) => a - b);
    const at = (part) => waits[Math.floor(waits.length * part)]?.toFixed(1);
    const rate = (moves / seconds).toFixed(0);
    console.log(JSON.stringify({ moves_a_second: rate, round_ms: { p50: at(0.5), p99: at(0.99) } }));
    process.exit(0);
  }, seconds * 1000);
}, 4000);
