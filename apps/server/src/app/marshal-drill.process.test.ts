import { expect, test } from "vitest";
import { drillMarshal } from "./testing/marshal-drill.ts";
import { givenUsedFolder } from "./testing/given-used-folder.ts";

// `npm run drill -- marshal` does the same with 2,000 entries, and with --control by a phone that does not wait for the server
test("loses and doubles nothing of a marshal's hour, and every read has its right time", async () => {
  const figures = await drillMarshal({ entered: 200, dataDir: await givenUsedFolder() });
  expect(figures).toMatchObject({ entered: 200, lost: 0, doubled: 0, wrong: 0 });
  expect(figures.byFile).toBeGreaterThan(0);
}, 120_000);
