import { createHash } from "node:crypto";
import type { BodyOf, DataOf } from "@time-event/contract/endpoint";
import { webCheckpointSave } from "@time-event/contract/station-calls";
import { type ClockAnchor, latestOffsetMs } from "@time-event/domain/stations/clock-offset";
import { missingNumbers } from "@time-event/domain/stations/missing-numbers";
import type { ChainedRecord } from "@time-event/domain/stations/record-chain";
import { raceTimeAt } from "@time-event/domain/rehearsal/race-clock";
import type { InstantMs } from "@time-event/domain/time/instant";
import { raceWindow } from "@time-event/domain/time/race-window";
import type { Db, Tx } from "../../db/connection.ts";
import type { KeyHolder } from "../../http/key-holder.ts";
import type { Submitted } from "../../http/public-api.ts";
import { Refused } from "../../http/refusals.ts";
import { listCheckpointNames } from "../events/checkpoint-names.queries.ts";
import { liftDropouts, ruleDropouts } from "../entries/dropouts.service.ts";
import { loadRaceClock } from "../events/race-clock.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { addReads, voidReads } from "../passings/passings.service.ts";
import { findResultsVersion } from "../results/result-versions.queries.ts";
import { announceResults, beginResults, holdResults, judgeAndStore } from "../results/results.service.ts";
import { weighRecords, type WeighedRecord } from "./decide-records.ts";
import {
  type DecidedRecord,
  type HeldRecord,
  insertAnchors,
  insertRecords,
  loadAnchors,
  loadHeld,
  noteHeard,
  noteMeasured,
} from "./station-records.repository.ts";

type Batch = Omit<BodyOf<typeof webCheckpointSave>, "worker"> & { readonly worker: string };

export interface StationRecordsService {
  /** Stores what a marshal's device sends, at the checkpoint that its key belongs to. */
  readonly save: Submitted<typeof webCheckpointSave>;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
/** Anchors from the future are none; clocks of several servers may differ by this. */
const aheadMs = 5_000;

export function createStationRecordsService(db: Db, clock: () => InstantMs): StationRecordsService {
  return {
    save: {
      work: async (tx, sent, { key }) => ({ data: await storeBatch(tx, key, sent, clock()), meta: {} }),
      afterwards: async ({ records }, { key }) => {
        if (records.length > 0) await announceResults(db, key.eventId);
      },
    },
  };
}

/**
 * Stores a batch, with everything that follows from it. Sending a batch again, or parts of it, does no harm.
 * @throws Refused `unknown`: the checkpoint is gone
 */
async function storeBatch(
  tx: Tx,
  key: KeyHolder,
  batch: Batch,
  now: InstantMs,
): Promise<DataOf<typeof webCheckpointSave>> {
  const { eventId } = key;
  const checkpoint = key.subject!;
  const places = await listCheckpointNames(tx, eventId);
  if (!places.some(({ code }) => code === checkpoint)) throw new Refused(webCheckpointSave, ["unknown"]);
  // before the device's own row: see the order of locks
  if (batch.records.length > 0) await holdResults(tx, eventId);
  const { device, worker, waiting, battery } = batch;
  const deviceId = await noteHeard(
    tx,
    { eventId, checkpoint, device, keyId: key.keyId, worker, waiting, battery },
    now,
  );

  const held = await loadHeld(tx, deviceId);
  const records = batch.records.map((record) => ({ ...record, device }));
  const anchors = await anchorsOf(tx, deviceId, batch, now);
  const window = raceWindow(await loadEventDays(tx, eventId));
  const measured = anchors.length > 0 ? anchors : [bySending(batch, now)];
  const raceClock = await loadRaceClock(tx, eventId);
  const inRace = (at: InstantMs) => raceTimeAt(raceClock, at);
  const weighed = weighRecords(records, { held, anchors: measured, window, hashOf, inRace });

  const added = weighed.filter(({ link }) => link === "new");
  const place = { eventId, checkpoint, device, by: key.name };
  const { decided, version } = await applyRecords(tx, place, added, held);
  await insertRecords(tx, deviceId, decided);
  const offsetMs = latestOffsetMs(anchors);
  await noteMeasured(tx, deviceId, { offsetMs, broken: weighed.filter(({ link }) => link === "broken").length });

  return {
    fates: fatesOf(weighed, decided, held),
    ...missingNumbers([...held, ...decided].map(({ seq }) => seq)),
    serverAt: now,
    offsetMs: offsetMs === null ? null : Math.round(offsetMs),
    version,
  };
}

/** The anchors that tell when the records of a batch happened: its own, and those that came before. */
async function anchorsOf(tx: Tx, deviceId: number, batch: Batch, now: InstantMs): Promise<ClockAnchor[]> {
  const sound = batch.anchors.filter(({ serverAt }) => serverAt <= now + aheadMs);
  await insertAnchors(tx, deviceId, sound);
  return loadAnchors(tx, deviceId, [...new Set([...sound, ...batch.records].map(({ bootId }) => bootId))]);
}

/** Where nothing was measured: the batch came when it was sent, but for its way. */
function bySending({ sentAt }: Batch, now: InstantMs): ClockAnchor {
  return { deviceAt: sentAt, serverAt: now, bootId: "", monotonicMs: 0, roundTripMs: 0 };
}

interface Place {
  readonly eventId: number;
  readonly checkpoint: string;
  readonly device: string;
  /** The name of the station. */
  readonly by: string;
}

/** Lets the race's own data take new records: reads, dropouts, and what is taken back. Judges whom they concern. */
async function applyRecords(
  tx: Tx,
  { eventId, checkpoint, device, by }: Place,
  added: readonly WeighedRecord[],
  held: readonly HeldRecord[],
): Promise<{ decided: DecidedRecord[]; version: number }> {
  if (added.length === 0) return { decided: [], version: await findResultsVersion(tx, eventId) };
  const { version, rules } = await beginResults(tx, eventId);
  const toRead = ({ bib, at }: { bib: string | null; at: InstantMs }) => ({
    checkpoint,
    device,
    bib: bib!,
    at,
    source: "marshal",
  });
  const counted = added.filter(({ fate }) => fate === "stored");
  const ofKind = (kind: ChainedRecord["kind"]) => counted.filter(({ record }) => record.kind === kind);
  const reads = await addReads(
    tx,
    eventId,
    ofKind("passing").map(({ record, happenedAtMs }) => toRead({ bib: record.bib, at: happenedAtMs })),
  );
  const ruled = await ruleDropouts(
    tx,
    eventId,
    ofKind("dropout").map(({ record }) => record.bib!),
    by,
  );

  const undone = new Set(held.flatMap(({ undoes }) => undoes ?? []));
  const backNow = new Set(added.flatMap(({ record }) => record.undoes ?? []));
  const takenBack = held.filter(({ seq }) => backNow.has(seq) && !undone.has(seq));
  const voided = takenBack.filter(({ kind, fate }) => kind === "passing" && fate.startsWith("stored"));
  const backIds = await voidReads(
    tx,
    eventId,
    voided.map(({ bib, happenedAtMs: at }) => toRead({ bib, at })),
  );
  const lifted = takenBack.flatMap(({ ruledEntryId }) => ruledEntryId ?? []);
  await liftDropouts(tx, lifted, by);

  const concerned = [...reads.map(({ entryId }) => entryId), ...backIds, ...ruled.map(({ id }) => id), ...lifted];
  await judgeAndStore(tx, rules, version, [...new Set(concerned.filter((id) => id !== null))]);

  const known = new Set(reads.flatMap(({ bib, entryId }) => (entryId === null ? [] : [bib])));
  const ruledIds = new Map(ruled.map(({ bib, id, isNew }) => [bib, isNew ? id : null]));
  const decided = added.map(({ record, happenedAtMs, fate }): DecidedRecord => {
    const isKnown =
      record.kind === "note" || (record.kind === "dropout" ? ruledIds.has(record.bib!) : known.has(record.bib));
    const isDropout = record.kind === "dropout" && fate === "stored";
    return {
      ...record,
      happenedAtMs,
      fate: fate === "stored" && !isKnown ? "stored_unknown" : fate,
      ruledEntryId: isDropout ? (ruledIds.get(record.bib!) ?? null) : null,
    };
  });
  return { decided, version };
}

/** What became of each record, in their order. */
function fatesOf(
  weighed: readonly WeighedRecord[],
  decided: readonly DecidedRecord[],
  held: readonly HeldRecord[],
): DataOf<typeof webCheckpointSave>["fates"] {
  const kept = new Map([...held, ...decided].map((record) => [record.seq, record]));
  return weighed.map(({ record: { seq }, link }) => {
    const { fate, happenedAtMs: at } = kept.get(seq) ?? { fate: "broken_chain", happenedAtMs: null };
    if (link === "broken") return { seq, fate: "broken_chain", at: null };
    return { seq, fate: link === "repeated" ? "repeated" : fate, at };
  });
}
