import { dots, drawing, part } from "../paint";

export default drawing(
  {
    fill: "M12 1.5a7.5 7.5 0 0 1 4.5 13.5v2.5h-9V15A7.5 7.5 0 0 1 12 1.5ZM8.5 18.7h7v1.5h-7ZM10 21.2h4v1.3h-4Z",
    hole: "M9 8.5a1 1 0 0 1 1.7-.7L12 9l1.3-1.2A1 1 0 0 1 14.8 9L13 11v6h-2v-6L9.2 9.2Z",
  },
  part("head", 2, ["glass", dots([6, -4, 7], [18, -4, 4.5])], ["line", "M-1-4-14-7M13-4h.5"]),
);
