import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { webCheckpointList } from "@time-event/contract/checkpoints";
import type { BodyOf } from "@time-event/contract/endpoint";
import { webCheckpointSave } from "@time-event/contract/station-calls";
import { stationList, stationOpen, stationRenew, stationRevoke } from "@time-event/contract/stations";
import { chainStart, recordText } from "@time-event/domain/stations/record-chain";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { withKey } from "../../testing/given-key.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

type Batch = BodyOf<typeof webCheckpointSave>;
type Entered = Partial<
  Pick<Batch["records"][number], "kind" | "bib" | "undoes" | "reason" | "at" | "monotonicMs" | "bootId">
>;

const minute = 60_000;
/** The phone's clock is so much behind. */
const slowMs = 7 * minute;
const bootId = randomUUID();
let given: GivenApp;
let timing: string;
let eventId: number;
const now = gunAt + 60 * minute;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  const entries = Array.from({ length: 400 }, (_, index) => givenEntry(String(index + 1)));
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries });
  timing = await givenSignedIn(given, "timing", "timing_official", eventId);
});
afterAll(() => given.stop());

const open = async (checkpoint = "CP1") =>
  (await post(given.url, stationOpen, { eventId, checkpoint, name: "" }, bearing(timing))).reply!.data;
const stations = async () =>
  (await get(given.url, stationList, timing, { eventId })).reply!.data.flatMap((place) => place.stations);

/** A phone that numbers and chains what is entered. */
function givenPhone() {
  const device = randomUUID();
  let last = { seq: 0, hash: chainStart };
  const enter = (entered: Entered = {}) => {
    const record = {
      kind: "passing" as const,
      bib: "1",
      undoes: null,
      reason: null,
      note: null,
      bootId,
      at: now - slowMs,
      monotonicMs: now - gunAt,
      seq: last.seq + 1,
      previousHash: last.hash,
      ...entered,
    };
    const hash = createHash("sha256")
      .update(recordText({ device, ...record }))
      .digest("hex");
    last = { seq: record.seq, hash };
    return { ...record, hash };
  };
  const batch = (records: Batch["records"]): Batch => ({
    device,
    worker: "น้องแอน",
    sentAt: now - slowMs,
    anchors: [{ deviceAt: now - slowMs, monotonicMs: now - gunAt, bootId, serverAt: now, roundTripMs: 80 }],
    battery: 0.5,
    waiting: records.length,
    records,
  });
  const send = (key: string, records: Batch["records"]) =>
    post(given.url, webCheckpointSave, batch(records), withKey(key));
  return { device, enter, batch, send };
}

const readsOf = (device: string) =>
  given.db
    .selectFrom("passings")
    .select(["bib", "at", "voidedAt"])
    .where("device", "=", device)
    .orderBy("at")
    .execute();
const statusOf = async (bib: string) =>
  (
    await given.db
      .selectFrom("results as r")
      .innerJoin("entries as e", "e.id", "r.entryId")
      .select("r.status")
      .where("e.eventId", "=", eventId)
      .where("e.bib", "=", bib)
      .executeTakeFirstOrThrow()
  ).status;

it("stores each record by itself, at the corrected time, and shows the device to race control", async () => {
  const { key, station } = await open();
  expect(key).toMatch(/^station_[\w-]{32}$/);
  const phone = givenPhone();
  const records = [
    phone.enter(),
    phone.enter({ bib: "9999" }),
    phone.enter({ at: Date.UTC(1970, 0, 1), bootId: randomUUID() }),
  ];
  const { reply } = await phone.send(key, records);
  expect(reply!.data).toMatchObject({
    fates: [
      { seq: 1, fate: "stored", at: now },
      { seq: 2, fate: "stored_unknown", at: now },
      { seq: 3, fate: "clock_not_set" },
    ],
    held: 3,
    missing: [],
    offsetMs: slowMs,
    serverAt: now,
  });
  expect((await stations()).find(({ id }) => id === station.id)?.devices).toEqual([
    {
      device: phone.device,
      worker: "น้องแอน",
      lastHeardAt: now,
      waiting: 3,
      battery: 0.5,
      offsetMs: slowMs,
      records: 3,
      highest: 3,
      missing: [],
      broken: 0,
    },
  ]);
});

it("says which numbers it lacks, and keeps a record out that does not fit its chain", async () => {
  const { key } = await open();
  const phone = givenPhone();
  const [one, two, three, four] = [phone.enter(), phone.enter(), phone.enter(), phone.enter()] as const;
  expect((await phone.send(key, [one, four])).reply!.data).toMatchObject({ held: 1, missing: [{ from: 2, to: 3 }] });
  const forged = { ...two, bib: "2" };
  expect((await phone.send(key, [forged, three])).reply!.data).toMatchObject({
    fates: [{ fate: "broken_chain", at: null }, { fate: "repeated" }].map((fate, index) =>
      index === 0 ? fate : { seq: 3 },
    ),
    missing: [{ from: 2, to: 2 }],
  });
  expect((await phone.send(key, [two])).reply!.data).toMatchObject({ held: 4, missing: [] });
  await expect(given.db.updateTable("stationRecords").set({ bib: "3" }).execute()).rejects.toThrow(/never changed/);
});

it("takes a passing and a dropout back by an undo", async () => {
  const { key } = await open();
  const phone = givenPhone();
  await phone.send(key, [phone.enter({ bib: "20" }), phone.enter({ bib: "21", kind: "dropout", reason: "injury" })]);
  expect(await statusOf("21")).toBe("dnf");
  const undos = [1, 2].map((undoes) => phone.enter({ kind: "undo", bib: null, undoes }));
  const { reply } = await phone.send(key, undos);
  expect(reply!.data.fates.map(({ fate }) => fate)).toEqual(["undone", "undone"]);
  expect(await statusOf("21")).not.toBe("dnf");
  expect((await readsOf(phone.device)).every(({ voidedAt }) => voidedAt !== null)).toBe(true);
});

it("loses and doubles nothing when replies are lost, the page is killed and the clock jumps", async () => {
  const { key } = await open();
  const phone = givenPhone();
  const began = now - 4_000_000;
  const boots = Array.from({ length: 4 }, () => randomUUID());
  const truth: number[] = [];
  const anchors: Batch["anchors"][number][] = [];
  const queue = Array.from({ length: 400 }, (_, index) => {
    const boot = Math.floor(index / 100);
    const happened = began + index * 10_000;
    // somebody sets the clock right for good after half of the records
    const offset = index < 250 ? slowMs : 0;
    const monotonicMs = (index % 100) * 10_000;
    const at = happened - offset;
    if (index % 100 === 0)
      anchors.push({ deviceAt: at, monotonicMs, bootId: boots[boot]!, serverAt: happened, roundTripMs: 90 });
    truth.push(happened);
    return phone.enter({ bib: String(index + 1), at, monotonicMs, bootId: boots[boot]! });
  });
  for (let sync = 0; sync < 20; sync++) {
    const part = queue.slice(sync * 20, sync * 20 + 40);
    const body = { ...phone.batch(part), anchors };
    // the reply is lost: the phone sends the same again, as another submit
    await Promise.all([1, 2].map(() => post(given.url, webCheckpointSave, body, withKey(key))));
  }
  const reads = await readsOf(phone.device);
  expect(reads.map(({ bib }) => Number(bib))).toEqual(queue.map((_, index) => index + 1));
  expect(Math.max(...reads.map(({ at }, index) => Math.abs(at - truth[index]!)))).toBeLessThanOrEqual(1_000);
});

it("stops a renewed and a revoked key at once", async () => {
  const { key, station } = await open();
  const phone = givenPhone();
  const seen = { eventId, id: station.id, revision: station.revision };
  const { reply } = await post(given.url, stationRenew, seen, bearing(timing));
  expect((await phone.send(key, [])).problem?.code).toBe("key_wrong");
  expect((await phone.send(reply!.data.key, [])).status).toBe(200);
  await post(given.url, stationRevoke, { ...seen, revision: 2 }, bearing(timing));
  expect((await phone.send(reply!.data.key, [])).problem?.code).toBe("key_revoked");
  expect((await post(given.url, stationRevoke, { ...seen, revision: 3 }, bearing(timing))).problem?.status).toBe(409);
  const gone = { eventId, checkpoint: "CP9", name: "" };
  expect((await post(given.url, stationOpen, gone, bearing(timing))).problem?.status).toBe(409);
});

it("tells a station whom to expect, and nobody else", async () => {
  const { key } = await open("FIN");
  const asked = `${given.url}/api/web/${webCheckpointList.name}?event=doi-inthanon-trail-2026`;
  const read = async (headers: Record<string, string>) =>
    (await (await fetch(asked, { headers })).json()) as {
      meta: { due?: { bib: string; state: string }[]; station?: object };
    };
  const { meta } = await read(withKey(key));
  expect(meta.station).toMatchObject({ checkpoint: "FIN" });
  expect(meta.due).toHaveLength(400);
  expect(meta.due?.find(({ bib }) => bib === "21")?.state).toBe("due");
  expect((await read({})).meta.due).toBeUndefined();
});
