import { dot, drawing, part } from "../paint";

export default drawing(
  { fill: "M11 3a9.3 9.3 0 1 0 10 13.5A8.5 8.5 0 0 1 11 3Z", line: "M15.5 3.5h5.5l-5.5 6h5.5" },
  part(
    "head",
    2,
    ["blue", "M-13-8C-12-21 0-28 15-25l5 6C13-21 11-17 12-9 4-13-5-13-13-8Z"],
    ["white", dot(20, -18, 3.6)],
    ["white", "M-15-6C-6-13 5-13 14-9l-1 4C5-8-6-8-13-2Z"],
  ),
);
