import { dot, drawing, part } from "../paint";

export default drawing(
  { fill: dot(5, 12, 3), line: "M10 7a7 7 0 0 1 0 10M14 4a11 11 0 0 1 0 16M18 2a15 15 0 0 1 0 20" },
  part("head", 2, ["wire", "M14-13a8 8 0 0 1 5 8M17-19a15 15 0 0 1 9 14"]),
);
