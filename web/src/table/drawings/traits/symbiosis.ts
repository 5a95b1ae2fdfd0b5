import { dot, drawing, part } from "../paint";

export default drawing(
  {
    fill: "M1.5 21c0-6.5 4-9.5 10.5-9.5S22.5 14.5 22.5 21ZM7 9.8c-.5-4 2-6.8 6-6.8l5.5-1.5-2 4c.5 3.5-2.5 6-9.5 4.3Z",
    hole: dot(13.6, 5.6, 0.9),
  },
  part(
    "back",
    2,
    ["yellow", "M-17 1c-2-8 3-13 9-12l8-5-2 8c1 8-7 12-15 9l-8 4 3-6Z"],
    ["orange", "M-1-11l6 1-6 3Z"],
    ["ink", dot(-4.5, -8.5, 1.2)],
    ["line", "M-10 3v5M-6 3v5"],
  ),
);
