import { dots, drawing, part } from "../paint";

export default drawing(
  {
    fill: "M2 14c0-3.5 2-5 4.5-5 1-1.5 3-1.5 4 0v6H9.5v2.5H8V15H5.5v2.5H4V15ZM13.5 9c0-3.5 2-5 4.5-5 1-1.5 3-1.5 4 0v6h-1v2.5h-1.5V10H17v2.5h-1.5V10ZM12 19c0-3.5 2-5 4.5-5 1-1.5 3-1.5 4 0v6h-1v2h-1.5v-2h-2.5v2H14v-2Z",
  },
  part(
    "feet",
    0,
    [
      "shade",
      "M-52-1v-8c0-8 5-12 12-12 2-5 9-5 10 0v9h-3v11h-4v-7h-8v7ZM28-1v-9c0-8 4-11 10-11 2-5 8-4 9 0v8h-3v12h-4v-7h-6v7Z",
    ],
    ["ink", dots([-34, -19, 1.1], [43, -19, 1.1])],
  ),
);
