import { webRegisterConfirm } from "@time-event/contract/order-keeping";
import { webImagesDelete, webRegisterTransferSave } from "@time-event/contract/transfers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenPayer } from "../transfers/testing/given-payer.ts";
import { givenPlayer } from "./testing/given-order.ts";
import { givenContact, givenSale, sendOnce } from "./testing/given-sale.ts";

let given: GivenApp;

beforeAll(async () => {
  given = await givenApp();
});
afterAll(() => given.stop());

it("confirms two orders with the same people in another order at once", async () => {
  const race = givenRaceDefinition({ slug: "crossed", state: "open" });
  const categories = ["5K", "10K"].map((code, index) => {
    return { ...race.categories[0]!, code, capacity: 200, gunAt: gunAt + index * 86_400_000 };
  });
  await givenRace(given.db, { ...race, categories }, { entries: [] });
  for (let round = 0; round < 5; round++) {
    const [a, b] = [givenPlayer(), givenPlayer()];
    const [one, two] = [await givenContact(given.url, "crossed"), await givenContact(given.url, "crossed")];
    for (const player of [a, b]) await one.choose({ category: "5K", players: [player] });
    for (const player of [b, a]) await two.choose({ category: "10K", players: [player] });
    const answers = [one, two].map(({ key }) => sendOnce(given.url, webRegisterConfirm, {}, { key }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  }
});

it("hands in a slip or puts it away, when both are asked for at once", async () => {
  await givenSale(given.db, { capacity: 100 }, "slips-at-once");
  for (let round = 0; round < 4; round++) {
    const { key, slip } = await givenPayer(given, "slips-at-once");
    const id = await slip(null);
    const [handedIn, putAway] = await Promise.all([
      sendOnce(given.url, webRegisterTransferSave, { slip: id, amountSatang: 80_000 }, { key }),
      sendOnce(given.url, webImagesDelete, { id }, { key }),
    ]);
    expect([handedIn.status, putAway.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
  }
});
