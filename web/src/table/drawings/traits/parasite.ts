import { dot, dots, drawing, part } from "../paint";

export default drawing(
  {
    fill: dots([12, 14.5, 5.5], [12, 6.8, 3]),
    line: "M7.5 11.5 3 8.5M6.5 15H1.5M8 19l-3.5 3.5M16.5 11.5 21 8.5M17.5 15h5M16 19l3.5 3.5",
  },
  part(
    "back",
    2,
    ["line", "M8-2l-5-3M8 2H2M20-2l5-3M20 2h6M9-5 6-9M19-5l3-4"],
    ["red", dot(14, -1, 7)],
    ["ink", dot(14, 6, 3)],
    ["white", dots([11.5, -3, 1.6], [16.5, -3, 1.6])],
  ),
);
