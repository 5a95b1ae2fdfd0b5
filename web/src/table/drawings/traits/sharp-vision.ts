import { dot, drawing, part } from "../paint";

export default drawing(
  {
    fill: "M.8 12C4.5 6 8 4 12 4s7.5 2 11.2 8C19.5 18 16 20 12 20S4.5 18 .8 12Z",
    hole: dot(12, 12, 5.6) + dot(12, 12, 3.2) + dot(13.3, 10.6, 1.1),
  },
  part(
    "head",
    2,
    ["white", dot(5, -5, 9)],
    ["yellow", dot(6.5, -5, 6)],
    ["ink", dot(7.5, -5, 3.4)],
    ["white", dot(9, -6.8, 1.1)],
  ),
);
