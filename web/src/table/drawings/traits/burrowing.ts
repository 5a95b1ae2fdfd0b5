import { dots, drawing, part } from "../paint";

export default drawing(
  {
    fill: "M1.5 19h21v2.5h-21ZM4 18a8 8 0 0 1 16 0h-4a4 4 0 0 0-8 0Z",
    line: "M7 5.5l1.5 2M12 3.5V6M17 5.5l-1.5 2",
  },
  part(
    "feet",
    2,
    ["brown", "M20 3c1-9 8-13 14-9 6-4 13 1 14 9Z"],
    ["ink", dots([28, -3, 1], [35, -1, 1], [41, -4, 1])],
    ["white", "M17 0l8 1-7-4 7-2-7-1Z"],
  ),
);
