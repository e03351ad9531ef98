import { expect, test } from "vitest";
import { drillConnector } from "./testing/connector-drill.ts";
import { givenUsedFolder } from "./testing/given-used-folder.ts";

// `npm run drill -- connector` does the same with 4,000 reads and 20 kills, and with --control by one without its journal
test("loses and doubles no read of four readers, while everything between them and the server breaks", async () => {
  const figures = await drillConnector({ reads: 400, kills: 3, dataDir: await givenUsedFolder() });
  expect(figures).toMatchObject({ reads: 400, lost: 0, doubled: 0, wrong: 0 });
  expect(figures.broken).toBeGreaterThan(0);
  expect(figures.cut).toBeGreaterThan(0);
}, 120_000);
