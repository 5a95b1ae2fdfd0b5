import { drawing, part } from "../paint";

export default drawing(
  { fill: "M12 2l5.5 6.5-3 4L21 15.5 23 21h-4.5l-9-3.5 2-6L8 5Z", line: "M2 8h4M1 12.5h6M2 17h4" },
  part("tail", 0, ["line", "M-21-8h13M-26 2h14M-20 12h12"]),
);
