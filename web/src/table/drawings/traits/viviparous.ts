import { dot, dots, drawing, part } from "../paint";

export default drawing(
  {
    fill: dot(12, 5.5, 4) + "M3 22C3 13.5 6 10.5 12 10.5s9 3 9 11.5Z",
    hole: dot(12, 15.5, 2.3) + "M7.5 22c0-3 1.5-4 4.5-4s4.5 1 4.5 4Z",
  },
  part(
    "belly",
    2,
    ["body", dot(4, -15, 6.5)],
    ["ink", dots([3, -16, 1.1], [7.5, -16, 1.1])],
    ["line", "M3.5-12.5q2 1.5 3.5 0"],
    ["pale", "M-7-11C-6 0-2 4 4 4S14 0 15-11c-7 4-15 4-22 0Z"],
  ),
);
