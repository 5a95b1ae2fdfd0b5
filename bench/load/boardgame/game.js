// The smallest game: a player moves, and it is the other's turn.
const game = {
  name: "turns",
  setup: () => ({ count: 0 }),
  moves: {
    go: ({ G, events }) => {
      G.count += 1;
      events.endTurn();
    },
  },
};
module.exports = { game };
