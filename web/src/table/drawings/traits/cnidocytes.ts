import { dots, drawing, part } from "../paint";

export default drawing(
  {
    fill: "M2.5 12a9.5 9.5 0 0 1 19 0Z",
    line: "M5.5 14c0 3 2 3.5 1 7.5M10 14c0 3 1.5 4 .5 7.5M14 14c0 3 1.5 4 .5 7.5M18.5 14c0 3-1 4 0 7.5",
    hole: dots([8.5, 8.5, 1.3], [14, 7.5, 1.6]),
  },
  part("belly", 2, [
    "wire",
    "M-24-8c-6 7 4 9-2 19M-13-2c-5 5 4 6-1 13M0 0c-5 5 4 6-1 12M13-2c-4 5 4 6 0 13M24-8c-3 7 5 9 1 19",
  ]),
  part("side", 1, [
    "yellow",
    "M-14-13l2 4 4 1-4 2-1 5-2-4-5-1 4-2ZM6-2l2 4 4 1-4 2-1 5-2-4-5-1 4-2Z",
  ]),
);
