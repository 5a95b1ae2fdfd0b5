export type Panel = "log" | "chat" | "players";
