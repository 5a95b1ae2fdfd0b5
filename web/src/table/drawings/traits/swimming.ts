import { dot, drawing, part } from "../paint";

export default drawing(
  {
    fill: "M1.5 12c4-6 10-7 15-2.5L22.5 5v14l-6-4.5c-5 4.5-11 3.5-15-2.5Z",
    hole: dot(6.5, 11, 1.3),
  },
  part("back", 0, ["shade", "M-10 8C-6-8 3-15 13-16c-3 7-2 14 2 22Z"]),
  part("tail", 0, ["shade", "M5-1C-6-2-13-12-20-15c3 9 3 12 2 16-1 5-2 9-4 15 9-1 17-8 27-11Z"]),
  part("feet", 2, ["wave", "M-50-1q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0"]),
);
