import { afterAll, beforeAll, expect, it } from "vitest";
import type { InputOf } from "@time-event/contract/endpoint";
import { findingDecide, findingLift, findingList } from "@time-event/contract/findings";
import { readMove, readVoid } from "@time-event/contract/read-changes";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const minute = 60_000;
let given: GivenApp;
let timing: string;
let eventId: number;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => gunAt + 100 * minute });
  const plain = [...Array(20).keys()].map((index) => String(100 + index));
  const entries = [
    ...plain.map((bib) => givenEntry(bib)),
    givenEntry("1", { firstName: "ชนะ" }),
    givenEntry("2", { firstName: "ไม่มา", status: "dns" }),
    givenEntry("3", { firstName: "ออก", status: "dnf" }),
    givenEntry("4243", { firstName: "พิมพ์ผิด" }),
    givenEntry("5", { firstName: "สองที่" }),
  ];
  const passings = [
    ...plain.flatMap((bib, index) => [
      givenPassing(bib, "START", 0),
      givenPassing(bib, "CP1", 30 + index),
      givenPassing(bib, "FIN", 62 + 2 * index),
    ]),
    givenPassing("1", "START", 0),
    givenPassing("1", "FIN", 50),
    givenPassing("2", "START", 1),
    givenPassing("3", "START", 0),
    givenPassing("3", "FIN", 88),
    givenPassing("4243", "START", 0),
    givenPassing("4243", "FIN", 91),
    givenPassing("4234", "CP1", 44),
    givenPassing("5", "START", 0),
    givenPassing("5", "CP1", 45),
    givenPassing("5", "FIN", 46),
    { ...givenPassing("", "FIN", 80), bib: null, chip: "STRAY" },
  ];
  const race = givenRaceDefinition();
  // where reads outrank a DNS, a read makes a starter of whom it is of
  const event = { ...race.event, readsOutrankDns: false };
  eventId = await givenRace(given.db, { ...race, event }, { entries, passings });
  timing = await givenSignedIn(given, "timing", "timing_official", eventId);
});
afterAll(() => given.stop());

const list = async (filter: Partial<InputOf<typeof findingList>> = {}) =>
  (await get(given.url, findingList, timing, { eventId, ...filter })).reply!;
const kinds = async () => (await list()).data.map(({ kind, entry, subject }) => `${kind} ${entry?.bib ?? subject}`);
const one = async (kind: string, bib: string) =>
  (await list()).data.find((each) => each.kind === kind && (each.entry?.bib ?? each.subject) === bib);
const decide = (body: object) =>
  post(
    given.url,
    findingDecide,
    { eventId, isDismissed: true, reason: "ดูกล้องแล้ว", ...body } as InputOf<typeof findingDecide>,
    bearing(timing),
  );
const lift = (entryId: number, bearer = timing) =>
  post(given.url, findingLift, { eventId, entryId, reason: "ถูกอ่าน" }, bearing(bearer));

it("lists what must be looked at, the most harmful first, with evidence and what would solve it", async () => {
  expect(await kinds()).toEqual([
    "read_after_dropout 3",
    "read_of_non_starter 2",
    "top_without_splits 1",
    "top_without_splits 5",
    "two_places 5",
    "impossible_split 5",
    "read_of_nobody STRAY",
    "read_of_nobody 4234",
    "missing_read 3",
    "missing_read 4243",
  ]);
  const { meta, data } = await list({ kind: "missing_read" });
  expect(meta.open).toMatchObject({ missing_read: 2, read_of_nobody: 2 });
  const [, swapped] = data;
  expect(swapped).toMatchObject({ points: ["CP1"], mendings: [{ kind: "move", bib: "4243" }], decision: null });
  expect(await one("two_places", "5")).toMatchObject({
    reads: [{ checkpoint: "START" }, { checkpoint: "CP1" }, { checkpoint: "FIN", source: "mat" }],
    mendings: [{ kind: "void" }],
  });
});

it("only counts where nobody looks at them one by one", async () => {
  const { data, meta } = await list({ most: 0 });
  expect(data).toEqual([]);
  expect(meta.open).toEqual((await list()).meta.open);
});

it("is gone once it is mended by the calls of the reads desk", async () => {
  const nobody = (await one("read_of_nobody", "4234"))!;
  expect(nobody.mendings.map(({ kind }) => kind)).toEqual(["move", "void"]);
  const { readIds, bib } = nobody.mendings[0]!;
  await post(given.url, readMove, { eventId, id: readIds[0]!, bib: bib!, reason: "สลับเลข" }, bearing(timing));
  const { mendings } = (await one("two_places", "5"))!;
  await post(given.url, readVoid, { eventId, ids: mendings[0]!.readIds, reason: "คนละคน" }, bearing(timing));
  const left = await kinds();
  for (const gone of ["read_of_nobody 4234", "missing_read 4243", "two_places 5"]) expect(left).not.toContain(gone);
});

it("counts somebody in again who was read, and leaves out who withdrew", async () => {
  const [out, absent] = [(await one("read_after_dropout", "3"))!, (await one("read_of_non_starter", "2"))!];
  expect([out.mendings[0]!.kind, absent.mendings[0]!.kind]).toEqual(["lift", "lift"]);
  expect((await lift(out.entry!.id)).status).toBe(200);
  expect((await lift(out.entry!.id)).problem!.reasons).toEqual(["nothing_to_change"]);
  const { status } = await given.db
    .selectFrom("results")
    .select("status")
    .where("entryId", "=", out.entry!.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe("finished");
  await given.db
    .updateTable("entries")
    .set({ withdrawnAt: new Date(gunAt).toISOString() as never })
    .where("id", "=", absent.entry!.id)
    .execute();
  expect((await one("read_of_non_starter", "2"))!.mendings.map(({ kind }) => kind)).toEqual(["void"]);
  expect((await lift(absent.entry!.id)).problem!.reasons).toEqual(["nothing_to_change"]);
  expect((await lift(9_999_999)).problem!.reasons).toEqual(["unknown"]);
});

it("keeps each decision with its reason, and shows a dismissed finding again once it has other evidence", async () => {
  const { key } = (await one("read_of_nobody", "STRAY"))!;
  expect((await decide({ key })).status).toBe(200);
  expect((await decide({ key })).problem!.reasons).toEqual(["nothing_to_change"]);
  expect((await decide({ key: "nothing" })).problem!.reasons).toEqual(["unknown"]);
  expect(await one("read_of_nobody", "STRAY")).toBeUndefined();
  const dismissed = await list({ show: "dismissed" });
  expect(dismissed.data).toMatchObject([{ key, decision: { by: "timing", reason: "ดูกล้องแล้ว" } }]);
  await decide({ key, isDismissed: false, reason: "ดูอีกครั้ง" });
  expect(await one("read_of_nobody", "STRAY")).toMatchObject({ decision: { isDismissed: false } });
  await decide({ key });
  await given.db
    .insertInto("passings")
    .values({ eventId, checkpointCode: "CP1", chip: "STRAY", at: new Date(gunAt + 90 * minute).toISOString() as never })
    .execute();
  expect(await one("read_of_nobody", "STRAY")).toMatchObject({ count: 2, decision: null });
  await expect(given.db.deleteFrom("findingDecisions").execute()).rejects.toThrow("never changed");
});

it("is for who works with times at this event, with a whole form", async () => {
  const other = await givenRace(given.db, givenRaceDefinition({ slug: "other" }), { entries: [givenEntry("1")] });
  const stranger = await givenSignedIn(given, "stranger", "timing_official", other);
  const { key, entry } = (await one("missing_read", "3"))!;
  expect((await get(given.url, findingList, stranger, { eventId })).status).toBe(404);
  expect(
    (await post(given.url, findingDecide, { eventId, key, isDismissed: true, reason: "x" }, bearing(stranger))).status,
  ).toBe(404);
  expect((await lift(entry!.id, stranger)).status).toBe(404);
  const elsewhere = { eventId: other, entryId: entry!.id, reason: "x" };
  expect((await post(given.url, findingLift, elsewhere, bearing(stranger))).problem!.reasons).toEqual(["unknown"]);
  expect((await decide({ key, reason: " " })).status).toBe(400);
  expect((await get(given.url, findingList, timing, { eventId, kind: "none" as never })).status).toBe(400);
});
