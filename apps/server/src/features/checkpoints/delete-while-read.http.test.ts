import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { checkpointDelete, checkpointSave } from "@time-event/contract/checkpoints";
import { bearing, post } from "../../testing/call-service.ts";
import { createGate } from "../../testing/gate.ts";
import { isSomebodyWaiting } from "../../db/testing/is-somebody-waiting.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { toTimestamp } from "../../db/column-types.ts";
import { beginResults } from "../results/results.service.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let eventId: number;
beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries: [givenEntry("1")] });
});
afterAll(() => given.stop());

it("never deletes a checkpoint together with a read that arrives at that moment", async () => {
  const admin = bearing(await givenSignedIn(given, "admin"));
  const water = { name: { th: "จุดน้ำ", en: "Water" }, kind: "split", distanceM: 1_234, lat: null, lng: null } as const;
  const form = { eventId, code: "WATER", ...water, elevationM: null, opensAt: null, cutoffAt: null, revision: 0 };
  const { reply } = await post(given.url, checkpointSave, form, admin);

  const isStored = createGate();
  const isWaitedFor = createGate();
  const reading = given.db.transaction().execute(async (tx) => {
    await beginResults(tx, eventId);
    const read = {
      eventId,
      checkpointCode: "WATER",
      bib: "1",
      chip: null,
      at: toTimestamp(Date.parse("2026-11-22T00:00:00Z")),
      source: "",
      device: "",
    };
    await tx.insertInto("passings").values(read).execute();
    isStored.open();
    await isWaitedFor.opened;
  });
  await isStored.opened;
  const deletion = post(given.url, checkpointDelete, { eventId, code: "WATER", revision: reply!.data.revision }, admin);
  await vi.waitFor(async () => expect(await isSomebodyWaiting(given.db)).toBe(true));
  isWaitedFor.open();
  await reading;

  expect((await deletion).status).toBe(409);
  expect(await given.db.selectFrom("passings").select("bib").where("checkpointCode", "=", "WATER").execute()).toEqual([
    { bib: "1" },
  ]);
});
