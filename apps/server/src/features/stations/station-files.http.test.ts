import { randomUUID } from "node:crypto";
import type { Problem } from "@time-event/contract/errors";
import { webCheckpointSave } from "@time-event/contract/station-calls";
import { stationFileImport } from "@time-event/contract/station-import";
import { stationList, stationOpen } from "@time-event/contract/stations";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, get, post, upload } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { withKey } from "../../testing/given-key.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { chainRecords, type Entered, givenStationFile } from "./testing/given-station-file.ts";

const event = "doi-inthanon-trail-2026";
const minute = 60_000;
const slowMs = 7 * minute;
/** Long after the race, when somebody brings the phone. */
const now = gunAt + 600 * minute;
let given: GivenApp;
let eventId: number;
let timing: string;
let viewer: string;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  const entries = Array.from({ length: 1_300 }, (_, index) => givenEntry(String(index + 1)));
  eventId = await givenRace(given.db, givenRaceDefinition({ slug: event }), { entries });
  timing = await givenSignedIn(given, "timing", "timing_official", eventId);
  viewer = await givenSignedIn(given, "viewer", "viewer", eventId);
});
afterAll(() => given.stop());

const send = (file: Uint8Array, params: object = {}, bearer = timing) =>
  upload(given.url, stationFileImport, file, bearer, { eventId, fileName: "cp1.json", ...params });
const openAt = async (checkpoint: string) =>
  (await post(given.url, stationOpen, { eventId, checkpoint, name: "" }, bearing(timing))).reply!.data.key;
const readsOf = (device: string) =>
  given.db.selectFrom("passings").select(["bib", "at"]).where("device", "=", device).orderBy("at").execute();
const audited = async () =>
  (await given.db.selectFrom("auditEntries").select("entry").execute()).filter(({ entry }) =>
    entry.includes("station-file-import"),
  ).length;
const wordOf = ({ problem }: { readonly problem: Problem | undefined }) => problem?.reasons?.join();
const passing = (bib: string, at: number, more: Partial<Entered> = {}): Entered => ({ bib, at, ...more });

it("stores what a phone could not send, at the right time, and does nothing the second time", async () => {
  const key = await openAt("CP1");
  const [device, bootId] = [randomUUID(), randomUUID()];
  const anchors = [{ deviceAt: gunAt - slowMs, monotonicMs: 0, bootId, serverAt: gunAt, roundTripMs: 80 }];
  const entered: Entered[] = Array.from({ length: 1_200 }, (_, index) => {
    const monotonicMs = 30 * minute + index * 1_000;
    return { bib: String(index + 1), at: gunAt - slowMs + monotonicMs, monotonicMs, bootId };
  });
  entered.push({ ...entered[0]!, kind: "dropout", bib: "1250", reason: "injury" });
  entered.push({ ...entered[1]!, kind: "undo", bib: null, undoes: 2 });
  const records = chainRecords(device, entered);
  const file = givenStationFile({ event, checkpoint: "CP1", device, anchors, sentAt: now - slowMs }, [], () => records);

  const { reply } = await send(file);
  expect(reply!.data).toMatchObject({ checkpoint: "CP1", device, counts: { stored: 1_201, undone: 1 }, missing: [] });
  expect(reply!.data.lines).toHaveLength(500);
  const reads = await readsOf(device);
  expect(reads).toHaveLength(1_200);
  expect([reads[0]!.at, reads.at(-1)!.at]).toEqual([gunAt + 30 * minute, gunAt + 30 * minute + 1_199_000]);
  const log = await audited();
  const status = await given.db
    .selectFrom("results as r")
    .innerJoin("entries as e", "e.id", "r.entryId")
    .select("r.status")
    .where("e.bib", "=", "1250")
    .executeTakeFirstOrThrow();
  expect(status).toEqual({ status: "dnf" });

  const again = await send(file);
  expect(again.reply!.data.counts).toEqual({ repeated: 1_202 });
  expect([await readsOf(device), await audited()]).toEqual([reads, log]);

  // the phone finds the network after all
  const batch = {
    device,
    worker: "",
    sentAt: now,
    anchors: [],
    battery: null,
    waiting: 2,
    records: records.slice(0, 2),
  };
  const sent = await post(given.url, webCheckpointSave, batch, withKey(key));
  expect(sent.reply!.data).toMatchObject({ fates: [{ fate: "repeated" }, { fate: "repeated" }], held: 1_202 });
});

it("says the fate of each line: changed, spoilt, unnumbered or unknown lines do not cost the others", async () => {
  const device = randomUUID();
  const at = gunAt + 40 * minute;
  const unkept = [{ entered: { kind: "passing", bib: "5" }, stamp: { at, monotonicMs: 1, bootId: "x" } }, "spoilt"];
  const entered = [passing("1", at), passing("2", at), passing("3", at), passing("9999", at), passing("4", 0)];
  const file = givenStationFile({ event, checkpoint: "CP1", device, unkept }, entered, ([first, second, ...others]) => [
    first,
    { ...(second as object), bib: "22" },
    { seq: 3 },
    ...others,
  ]);
  const { reply } = await send(file);
  expect(reply!.data.counts).toEqual({
    stored: 2,
    stored_unknown: 1,
    broken_chain: 1,
    clock_not_set: 1,
    unreadable: 1,
    not_kept: 2,
  });
  expect(reply!.data.missing).toEqual([{ from: 2, to: 2 }]);
  expect(reply!.data.lines.find(({ fate }) => fate === "not_kept")).toMatchObject({ seq: null, bib: "5", at });
});

it("counts by the device's own clock where nothing was measured, however late the file comes", async () => {
  const device = randomUUID();
  const at = gunAt + 50 * minute;
  await send(givenStationFile({ event, checkpoint: "CP1", device, sentAt: at + minute }, [passing("7", at)]));
  expect(await readsOf(device)).toEqual([{ bib: "7", at }]);
  const stations = (await get(given.url, stationList, timing, { eventId })).reply!.data.flatMap(
    (place) => place.stations,
  );
  const shown = stations.flatMap(({ devices }) => devices).find((each) => each.device === device);
  expect(shown).toMatchObject({ records: 1, waiting: 0, lastHeardAt: at + minute });
});

it("asks where a phone stood that never heard it, and takes that once", async () => {
  const device = randomUUID();
  const file = givenStationFile({ event, checkpoint: null, device }, [passing("8", gunAt + 51 * minute)]);
  expect(wordOf(await send(file))).toBe("checkpoint_missing");
  expect((await send(file, { checkpoint: "CP1" })).reply!.data.counts).toEqual({ stored: 1 });
});

it("refuses what is no such file, or of another place, and stores nothing", async () => {
  const entered = [passing("9", gunAt + 52 * minute)];
  const count = async () => (await given.db.selectFrom("stationRecords").select("seq").execute()).length;
  const before = await count();
  const words = [
    await send(Buffer.from("{")),
    await send(Buffer.from("[]")),
    await send(givenStationFile({ event: "another", checkpoint: "CP1" }, entered)),
    await send(givenStationFile({ event, checkpoint: "CP1" }, entered), { checkpoint: "FIN" }),
    await send(givenStationFile({ event, checkpoint: "FIN" }, entered)),
    await send(givenStationFile({ event, checkpoint: "MOON" }, entered)),
  ].map(wordOf);
  expect(words).toEqual([
    "not_a_station_file",
    "not_a_station_file",
    "other_event",
    "other_checkpoint",
    "no_station",
    "unknown",
  ]);
  expect(await count()).toBe(before);
});

it("gives nobody else anything, and a bad form 400", async () => {
  const file = givenStationFile({ event, checkpoint: "CP1" }, [passing("9", gunAt + 53 * minute)]);
  expect((await send(file, {}, viewer)).status).toBe(404);
  expect((await send(file, {}, "nonsense")).status).toBe(401);
  expect((await send(file, { fileName: "" })).status).toBe(400);
  expect((await send(Buffer.alloc(0))).status).toBe(400);
});
