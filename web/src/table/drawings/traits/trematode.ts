import { dot, drawing, part } from "../paint";

export default drawing(
  { line: "M3 20c7 3 8-5 3.5-6.5S3 4 9.5 3.5 15 10 13 12s.5 8.5 8 6", fill: dot(21, 17.8, 1.8) },
  part("side", 1, ["worm", "M-23 3c5-9 9 7 14-1s8 6 12-1 7 4 10 0"], ["ink", dot(13, 1, 1.6)]),
);
