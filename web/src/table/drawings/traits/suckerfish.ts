import { dot, drawing, part } from "../paint";

export default drawing(
  {
    fill: "M.8 2.5h22.4C23 7 18.5 9.5 12 9.5S1 7 .8 2.5ZM3 17c3-4.5 8-5 12-1.5l6-4v11l-6-4c-4 3.5-9 3-12-1.5Z",
    line: "M6.5 10v3M9.5 10.5v2",
    hole: dot(7, 16.5, 1.1),
  },
  part(
    "belly",
    2,
    ["teal", "M-20 4c5-8 15-9 22-2l8-5V10L2 6c-7 7-17 6-22-2Z"],
    ["ink", dot(-13, 2.5, 1.3)],
    ["line", "M-12-4v-4M-8-5v-4M-4-5v-3"],
  ),
);
