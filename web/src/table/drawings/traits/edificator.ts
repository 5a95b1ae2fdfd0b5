import { drawing, part } from "../paint";

export default drawing(
  {
    fill: "M12 12.5C12 7 8 4.5 2 4.5c0 6 4 9 10 8ZM12 10c0-5 3.5-8 10-8 0 6-4 9-10 8Z",
    line: "M12 21V10M5 21.5h14",
  },
  part(
    "back",
    0,
    ["thick", "M-6 8C-6-4-5-8-4-16"],
    ["leaf", "M-4-13c-1-9-8-13-17-13 0 10 7 15 17 13ZM-4-16c0-8 6-14 16-14 0 10-6 16-16 14Z"],
  ),
);
