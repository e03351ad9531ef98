import type { BodyOf, DataOf } from "@time-event/contract/endpoint";
import { webCheckpointSave } from "@time-event/contract/station-calls";
import type { ClockAnchor } from "@time-event/domain/stations/clock-offset";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import type { KeyHolder } from "../../http/key-holder.ts";
import type { Submitted } from "../../http/public-api.ts";
import { Refused } from "../../http/refusals.ts";
import { listCheckpointNames } from "../events/checkpoint-names.queries.ts";
import { announceResults, holdResults } from "../results/results.service.ts";
import { noteHeard, noteMeasured } from "./station-records.repository.ts";
import { storeRecords } from "./store-records.ts";

type Batch = Omit<BodyOf<typeof webCheckpointSave>, "worker"> & { readonly worker: string };

export interface StationRecordsService {
  /** Stores what a marshal's device sends, at the checkpoint that its key belongs to. */
  readonly save: Submitted<typeof webCheckpointSave>;
}

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
  const place = { eventId, checkpoint, device, deviceId, by: key.name };
  const { broken, offsetMs, ...stored } = await storeRecords(
    tx,
    place,
    { ...batch, unmeasured: bySending(batch, now) },
    now,
  );
  await noteMeasured(tx, deviceId, { offsetMs, broken });
  return { ...stored, serverAt: now, offsetMs: offsetMs === null ? null : Math.round(offsetMs) };
}

/** Where nothing was measured: the batch came when it was sent, but for its way. */
function bySending({ sentAt }: Batch, now: InstantMs): ClockAnchor {
  return { deviceAt: sentAt, serverAt: now, bootId: "", monotonicMs: 0, roundTripMs: 0 };
}
