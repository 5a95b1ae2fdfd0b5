// boardgame.io's own server, storing in memory, as it is set up in its manual.
const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.js");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
// A match is made when its first player connects, so no lobby is needed.
server.run(Number(process.argv[2] || 8300), () => console.log("ready"));
