import { drawing, part } from "../paint";

export default drawing(
  {
    fill: "M3 4h18v4l-2.5 6.5L16 8.5h-1.5L12 13 9.5 8.5H8l-2.5 6L3 8ZM5 21v-2l2.5-4L10 19h4l2.5-4 2.5 4v2Z",
  },
  part(
    "head",
    2,
    ["ink", "M3 4c5 2 10 1 14-3 2 7-2 12-8 12-4 0-7-4-6-9Z"],
    [
      "white",
      "M5 4.6l2 4.2 2-3.8ZM11.5 4.2l1.3 4.3 2.7-5.9ZM7 12.2l1.3-3 1.7 3.7ZM12 12.5l.8-3.2 2 1.9Z",
    ],
    ["line", "M-1-10.5l9 2.5"],
  ),
);
