import { drawing, part } from "../paint";

export default drawing(
  { line: "M7 1.5c0 7.5 10 13.5 10 21M17 1.5C17 9 7 15 7 22.5M8 5h8M8 19h8M10 8.7h4M10 15.3h4" },
  part(
    "side",
    1,
    ["wire", "M-22-7C-12-7-6 9 4 9S18-5 24-7M-22 9C-12 9-6-7 4-7S18 7 24 9"],
    ["line", "M-18-5v12M-13-2v6M1-7V9M6-6V8M19-4v9"],
  ),
);
