import { drawing, part } from "../paint";

export default drawing(
  {
    fill: "M12 2c4 5 7.5 8.5 7.5 12.5a7.5 7.5 0 0 1-15 0C4.5 10.5 8 7 12 2Z",
    hole: "M8 15.5a1.2 1.2 0 0 1 2.2-.8c.5 1.4 1.4 2.1 2.6 2.4a1.2 1.2 0 0 1-.6 2.3C10 18.9 8.4 17.5 8 15.5Z",
  },
  part("belly", 1, ["pale", "M-27-17c-2 14 8 24 27 24s29-10 27-24c-13 8-41 8-54 0Z"]),
);
