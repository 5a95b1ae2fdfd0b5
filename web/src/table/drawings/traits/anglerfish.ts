import { dot, drawing, part } from "../paint";

export default drawing(
  {
    fill:
      "M2 14.5C2 9.5 7 7 12.5 8c3 .6 5 2 6.5 4l3.5-2.5V20L19 17.5c-3 3.5-8 5-12 3-1.5-.7-3-1.8-4-3l4.5-.5Z" +
      dot(19, 4.5, 2.5),
    line: "M8.5 8.5C8.5 4 12.5 1.5 17 3.5",
    hole: dot(9.5, 12, 1.3),
  },
  part(
    "head",
    2,
    ["line", "M-2-14C-6-30 8-36 20-28"],
    ["glow", dot(22, -25, 8)],
    ["yellow", dot(22, -25, 4.2)],
  ),
);
