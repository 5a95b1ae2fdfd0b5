import { dots, drawing, part } from "../paint";

export default drawing(
  {
    fill: "M1.5 14.5h21V21h-21ZM4.5 13a7.5 8 0 0 1 15 0ZM6 7 5 2l4.5 2.5ZM18 7l1-5-4.5 2.5Z",
    hole: dots([9, 10, 1.6], [15, 10, 1.6]),
  },
  part(
    "head",
    2,
    ["blush", dots([1, 5, 4], [13, 4, 3])],
    ["leaf", "M6 14C4 4 12-2 22-3c1 10-4 18-16 17Z"],
    ["line", "M6 14C10 8 14 3 19 0"],
  ),
);
