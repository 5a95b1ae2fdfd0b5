import { dots, drawing, part } from "../paint";

export default drawing(
  {
    fill:
      dots([4.8, 15.8, 3], [8.2, 19.2, 3], [15.8, 4.8, 3], [19.2, 8.2, 3]) + "M6 15 15 6l3 3L9 18Z",
  },
  part("head", 2, [
    "white",
    "M3 8.5l12-2a3 3 0 1 1 4-3 3 3 0 1 1 1 5.5l-1 .2-13 2.3a3 3 0 1 1-4 3 3 3 0 1 1-1-5.5Z",
  ]),
);
