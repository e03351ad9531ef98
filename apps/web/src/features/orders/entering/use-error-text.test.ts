import { expect, test } from "vitest";
import { countWrong } from "./use-error-text.ts";

test("each member's wrong fields are counted once, and only those that are still wrong", () => {
  const problems = ["0.firstName", "1.firstName", "1.firstName", "1.phone", "1.email", "11.phone"].map((field) => ({
    path: `entries.0.players.${field}`,
    code: "required",
  }));
  const errorAt = (path: string) => (path.endsWith(".email") ? undefined : "wrong");
  const count = (player: number) => countWrong(`entries.0.players.${player}`, problems, errorAt);
  expect([count(0), count(1), count(2), count(11)]).toEqual([1, 2, 0, 1]);
});
