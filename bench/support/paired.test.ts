import { expect, test, vi } from "vitest";
import { paired } from "./paired.ts";

test("alternates which one goes first, and prints the median ratio with its range", async () => {
  const order: string[] = [];
  const figures = [99, 1, 2, 3, 4, 5, 6, 7];
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const ours = () => {
    order.push("ours");
    return figures.shift() ?? 0;
  };
  const limit = () => {
    order.push("limit");
    return 2;
  };
  expect(await paired("sort", { ours, limit })).toBe(2);
  expect(order.slice(2, 6)).toEqual(["ours", "limit", "limit", "ours"]);
  expect(log).toHaveBeenCalledWith("sort: ours/limit 2.00 (0.500–3.50) n=7");
  log.mockRestore();
});

test("refuses too few pairs", async () => {
  await expect(paired("sort", { ours: () => 1, limit: () => 1 }, 3)).rejects.toThrow("at least 7");
});
