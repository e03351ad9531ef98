import { expect, test } from "vitest";
import { givenUsedFolder } from "./testing/given-used-folder.ts";
import { drillPlaces } from "./testing/place-drill.ts";

// `npm run drill -- places` does the same with 2,000 buyers for 137 places, and with --control without the guard
test("sells exactly the places that there are while a server is killed, and tells every buyer", async () => {
  const figures = await drillPlaces({ buyers: 60, places: 7, kills: 1, dataDir: await givenUsedFolder() });
  expect(figures).toMatchObject({ won: [7, 7], lost: 46, codesUsed: 2, faults: [] });
}, 120_000);
