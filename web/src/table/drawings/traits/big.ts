import { dot, drawing, part } from "../paint";

export default drawing(
  {
    fill: "M2 20v-7C2 8 5.5 5 10 5c1.5-2 4-3 6.5-2.5C20.5 3 22.5 6 22.5 10c0 4-1 6.5-3.5 7.5l-.7-2.2c1.2-.6 1.7-1.3 1.7-2.3-1 .6-2.5.8-4 .5V20h-4v-4H7v4Z",
    hole: dot(18, 7, 1.2),
  },
  part("side", 1, ["line", "M-21 2q3 3 7 2M-20-5q4 3 8 1"]),
);
