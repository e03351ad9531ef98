import { createHash } from "node:crypto";
import type { DataOf } from "@time-event/contract/endpoint";
import type { webCheckpointSave } from "@time-event/contract/station-calls";
import { raceTimeAt } from "@time-event/domain/rehearsal/race-clock";
import { type ClockAnchor, latestOffsetMs } from "@time-event/domain/stations/clock-offset";
import { missingNumbers } from "@time-event/domain/stations/missing-numbers";
import type { ChainedRecord } from "@time-event/domain/stations/record-chain";
import type { InstantMs } from "@time-event/domain/time/instant";
import { raceWindow } from "@time-event/domain/time/race-window";
import type { Tx } from "../../db/connection.ts";
import { liftDropouts, ruleDropouts } from "../entries/dropouts.service.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { loadRaceClock } from "../events/race-clock.queries.ts";
import { addReads, voidReads } from "../passings/passings.service.ts";
import { findResultsVersion } from "../results/result-versions.queries.ts";
import { beginResults, judgeAndStore } from "../results/results.service.ts";
import { weighRecords, type WeighedRecord } from "./decide-records.ts";
import {
  type DecidedRecord,
  type HeldRecord,
  insertAnchors,
  insertRecords,
  loadAnchors,
  loadHeld,
} from "./station-records.repository.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
/** Anchors from the future are none; clocks of several servers may differ by this. */
const aheadMs = 5_000;

/** What a device entered, and what it knows of its clock. */
export interface FromDevice {
  readonly records: readonly Omit<ChainedRecord, "device">[];
  readonly anchors: readonly ClockAnchor[];
  /** Counts where nothing was measured. */
  readonly unmeasured: ClockAnchor;
}

/** Stores records of a device whose row is locked, with everything that follows from them. Storing them again does no harm. */
export async function storeRecords(
  tx: Tx,
  { deviceId, ...place }: Place & { readonly deviceId: number },
  sent: FromDevice,
  now: InstantMs,
) {
  const { eventId, device } = place;
  const held = await loadHeld(tx, deviceId);
  const records = sent.records.map((record) => ({ ...record, device }));
  const anchors = await anchorsOf(tx, deviceId, sent, now);
  const window = raceWindow(await loadEventDays(tx, eventId));
  const measured = anchors.length > 0 ? anchors : [sent.unmeasured];
  const raceClock = await loadRaceClock(tx, eventId);
  const inRace = (at: InstantMs) => raceTimeAt(raceClock, at);
  const weighed = weighRecords(records, { held, anchors: measured, window, hashOf, inRace });

  const added = weighed.filter(({ link }) => link === "new");
  const { decided, version } = await applyRecords(tx, place, added, held);
  await insertRecords(tx, deviceId, decided);
  return {
    fates: fatesOf(weighed, decided, held),
    ...missingNumbers([...held, ...decided].map(({ seq }) => seq)),
    offsetMs: latestOffsetMs(anchors),
    broken: weighed.filter(({ link }) => link === "broken").length,
    version,
  };
}

/** The anchors that tell when the records happened: those that came with them, and those that came before. */
async function anchorsOf(tx: Tx, deviceId: number, sent: FromDevice, now: InstantMs): Promise<ClockAnchor[]> {
  const sound = sent.anchors.filter(({ serverAt }) => serverAt <= now + aheadMs);
  await insertAnchors(tx, deviceId, sound);
  return loadAnchors(tx, deviceId, [...new Set([...sound, ...sent.records].map(({ bootId }) => bootId))]);
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
