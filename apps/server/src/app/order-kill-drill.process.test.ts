import { expect, test } from "vitest";
import { givenUsedFolder } from "./testing/given-used-folder.ts";
import { drillOrderKills, faultsOf } from "./testing/order-kill-drill.ts";

// `npm run drill -- orders` does the same a hundred times
test("keeps every order as its last answer said when server and database are killed between its steps", async () => {
  const figures = await drillOrderKills({ rounds: 3, dataDir: await givenUsedFolder() });
  expect(figures).toMatchObject({ kills: 3, differs: [], unknownOrders: 0, wrongCounters: 0, wrongSteps: 0 });
  expect(figures.cut).toBeGreaterThan(0);
  expect(figures.sentAgain).toBeGreaterThanOrEqual(figures.cut);
}, 120_000);

test("finds out when whoever sends a submit again is not known", async () => {
  const figures = await drillOrderKills({ rounds: 0, dataDir: await givenUsedFolder(), forgetsIds: true });
  expect(faultsOf(figures)).toBeGreaterThan(0);
}, 120_000);
