import { drawing, part } from "../paint";

export default drawing(
  { line: "M20.5 12.5A8.5 8.5 0 1 1 17 5.5M12 8.5v7M8.5 12h7", fill: "M21.5 1.5v7.5h-7.5Z" },
  part("side", 1, ["green", "M-17-12h7v6h6v7h-6v6h-7v-6h-6v-7h6Z"]),
);
