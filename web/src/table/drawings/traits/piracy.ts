import { dots, drawing, part } from "../paint";

export default drawing(
  { fill: "M8 1.5h8v5H8Z", line: "M12 6v4c6 .5 7.5 10.5.5 11.5-4 .5-7-2-6.5-6l-1.5 1.5" },
  part(
    "head",
    2,
    ["red", "M-15-2C-16-14-8-19 2-18c7 1 11 5 12 10C5-12-6-9-15-2Z"],
    ["red", "M-14-3l-9-1 3 5-4 5 10-5Z"],
    ["white", dots([-6, -11, 1.5], [1, -14, 1.5], [7, -11, 1.5])],
  ),
);
