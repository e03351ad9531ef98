import { expect, test } from "vitest";
import { givenDataFolder } from "./testing/given-server.ts";
import { drillOrderKills } from "./testing/order-kill-drill.ts";

// `npm run drill:kill -- 100 --orders` does the same a hundred times
test("keeps every order as its last answer said when server and database are killed between its steps", async () => {
  const figures = await drillOrderKills({ rounds: 3, dataDir: await givenDataFolder() });
  expect(figures).toMatchObject({ kills: 3, differs: [], wrongCounters: 0, wrongSteps: 0 });
  expect(figures.answered).toBeGreaterThan(0);
  expect(figures.sentAgain).toBeGreaterThan(0);
}, 120_000);
