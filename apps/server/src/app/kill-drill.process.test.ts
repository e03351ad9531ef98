import { expect, test } from "vitest";
import { drillKills } from "./testing/kill-drill.ts";
import { givenUsedFolder } from "./testing/given-used-folder.ts";

// `npm run drill -- reads` does the same a hundred times
test("loses no acknowledged write when server and database are killed in turn, and the server outlives its database", async () => {
  const figures = await drillKills({ rounds: 4, dataDir: await givenUsedFolder() });
  expect(figures).toMatchObject({ lost: 0, doubled: 0, serverEnded: 0 });
  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(figures.longestRefusalMs).toBeLessThan(2_000);
  expect([...figures.refused.keys()].filter((status) => status !== 0 && status !== 503)).toEqual([]);
}, 120_000);
