import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createGate } from "../../testing/gate.ts";
import { isSomebodyWaiting } from "../../db/testing/is-somebody-waiting.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { beginResults } from "../results/results.service.ts";
import { patchEntries } from "./entries.repository.ts";
import { renameClub } from "./rename-club.service.ts";

let given: GivenApp;
let eventId: number;
beforeAll(async () => {
  given = await givenApp();
  const entries = ["Pua Runners", "PUA RUNNERS", "Nan Runners"].map((club, at) => givenEntry(String(at + 1), { club }));
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries });
});
afterAll(() => given.stop());

const stored = () =>
  given.db.selectFrom("entries").select(["id", "club", "shirtSize", "revision", "changedBy"]).orderBy("bib").execute();
const rename = (from: string, newName: string) =>
  given.db.transaction().execute((tx) => renameClub(tx, { names: [from, ""], newName, changedBy: "chief" }));

it("gives an entry whose club changes a new revision, and says who changed it", async () => {
  expect(await rename("pua runners", "Pua")).toEqual({ entries: 2, eventIds: [eventId] });
  expect(await stored()).toMatchObject([
    { club: "Pua", revision: 2, changedBy: "chief" },
    { club: "Pua", revision: 2, changedBy: "chief" },
    { club: "Nan Runners", revision: 1, changedBy: "" },
  ]);
});

// A transaction that changes entries locks the event first. If a renaming locked entries first and the event later,
// the two would wait for each other, and the database would abort one of them.
it("waits for a transaction that changes entries of the event before it changes one of them", async () => {
  const [entry] = await stored();
  const isHeld = createGate();
  const isWaitedFor = createGate();
  const change = given.db.transaction().execute(async (tx) => {
    await lockEvent(tx, eventId);
    await beginResults(tx, eventId);
    isHeld.open();
    await isWaitedFor.opened;
    await patchEntries(tx, "desk", [{ id: entry!.id, patch: { shirtSize: "XL" } }]);
  });
  await isHeld.opened;
  const renaming = rename("Pua", "Pua Trail");
  await vi.waitFor(async () => expect(await isSomebodyWaiting(given.db)).toBe(true));
  isWaitedFor.open();

  expect(await Promise.allSettled([change, renaming])).toMatchObject([
    { status: "fulfilled" },
    { status: "fulfilled", value: { entries: 2 } },
  ]);
  expect((await stored())[0]).toMatchObject({ club: "Pua Trail", shirtSize: "XL", revision: 4 });
});
