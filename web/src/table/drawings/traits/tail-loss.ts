import { drawing, part } from "../paint";

export default drawing(
  {
    line: "M2.5 5.5c5.5-.5 8.5 2 9 6.5M13 16.5c.5 4.5 4 5.5 9 3M6.5 15.5l2.5-1M16 12l-2.3 1.2M8.5 19l1.8-1.8",
  },
  part(
    "tail",
    0,
    ["body", "M6-8C-8-10-20-2-27 12c9-2 22-5 33-6Z"],
    ["line", "M-4-8l1 13M-11-5l1 12"],
    ["hint", "M-19-9l4 22"],
  ),
);
