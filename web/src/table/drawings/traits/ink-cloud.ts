import { dots, drawing, part } from "../paint";

export default drawing(
  {
    fill:
      "M6.5 15A5 5 0 0 1 6.5 5.5 6.5 6.5 0 0 1 18.5 7a4.5 4.5 0 0 1-.5 8Z" +
      dots([8, 19, 1.7], [13, 20.5, 1.9], [17.5, 18.5, 1.4]),
  },
  part("tail", 0, ["mist", dots([-5, 4, 9], [-15, -4, 11], [-17, 10, 9], [-27, 2, 7])]),
);
