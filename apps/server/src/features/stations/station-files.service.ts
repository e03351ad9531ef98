import type { DataOf, ReplyOf } from "@time-event/contract/endpoint";
import { stationFileImport, type StationLineFate } from "@time-event/contract/station-import";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { edit } from "../edits/edit.service.ts";
import { listCheckpointNames } from "../events/checkpoint-names.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { announceResults, holdResults } from "../results/results.service.ts";
import type { StationFile } from "./read-station-file.ts";
import { readStationFileInPool } from "./station-file-task.ts";
import { lockFiledDevice } from "./station-records.repository.ts";
import { loadEventName, loadStations } from "./stations.queries.ts";
import { storeRecords } from "./store-records.ts";

type Reply = DataOf<typeof stationFileImport>;
type Line = Reply["lines"][number];

interface Sent {
  readonly eventId: number;
  readonly fileName: string;
  readonly checkpoint?: string | undefined;
}

const atOnce = 500;
const linesShown = 500;
const settled: ReadonlySet<StationLineFate> = new Set(["stored", "undone", "repeated"]);
const unchanged: ReadonlySet<StationLineFate> = new Set(["repeated", "broken_chain", "unreadable", "not_kept"]);

/** Files of marshals' pages that could not send. */
export function createStationFiles(db: Db, clock: () => InstantMs, workers: WorkerPool) {
  return {
    /** @throws NotFound, Refused with the words of the call */
    import: async (sent: Sent, bytes: Buffer, caller: StaffCaller): Promise<ReplyOf<typeof stationFileImport>> => {
      const file = await readStationFileInPool(workers, bytes);
      if (!file) throw new Refused(stationFileImport, ["not_a_station_file"]);
      const { eventId, fileName } = sent;
      const data = await edit(db, caller, stationFileImport, async (tx) => {
        const { checkpoint, station } = await placeOf(tx, sent, file);
        const place = { eventId, checkpoint, keyId: station.id, by: station.name };
        const reply = { checkpoint, device: file.device, ...(await storeFile(tx, place, file, clock())) };
        const subject = { kind: "station", id: station.id, name: `${checkpoint} ${station.name}` };
        const isNew = Object.keys(reply.counts).some((fate) => !unchanged.has(fate as StationLineFate));
        const change = isNew ? { eventId, subject, after: { fileName, ...reply.counts } } : null;
        return { reply, change };
      });
      await announceResults(db, eventId);
      return { data, meta: {} };
    },
  };
}

/** Where the device of a file stood: the newest station of that checkpoint stands for its key, which may be gone. */
async function placeOf(tx: Tx, { eventId, checkpoint: said }: Sent, file: StationFile) {
  await loadEventDays(tx, eventId);
  const { slug } = await loadEventName(tx, eventId);
  if (file.event !== slug) throw new Refused(stationFileImport, ["other_event"]);
  if (said !== undefined && file.checkpoint !== null && said !== file.checkpoint)
    throw new Refused(stationFileImport, ["other_checkpoint"]);
  const checkpoint = file.checkpoint ?? said;
  if (checkpoint === undefined) throw new Refused(stationFileImport, ["checkpoint_missing"]);
  const places = await listCheckpointNames(tx, eventId);
  if (!places.some(({ code }) => code === checkpoint)) throw new Refused(stationFileImport, ["unknown"]);
  const station = (await loadStations(tx, eventId)).find((each) => each.checkpoint === checkpoint);
  if (!station) throw new Refused(stationFileImport, ["no_station"]);
  return { checkpoint, station };
}

interface FilePlace {
  readonly eventId: number;
  readonly checkpoint: string;
  readonly keyId: number;
  readonly by: string;
}

async function storeFile(
  tx: Tx,
  { keyId, ...place }: FilePlace,
  { device, sentAt, anchors, records, unkept }: StationFile,
  now: InstantMs,
): Promise<Pick<Reply, "counts" | "missing" | "lines">> {
  const good = records.filter((record) => record !== null);
  if (good.length > 0) await holdResults(tx, place.eventId);
  const { eventId, checkpoint } = place;
  const deviceId = await lockFiledDevice(tx, { eventId, checkpoint, keyId, device }, sentAt);
  // nobody knows how long the file lay about: without an anchor, the device's own clock counts
  const unmeasured = { deviceAt: sentAt, serverAt: sentAt, bootId: "", monotonicMs: 0, roundTripMs: 0 };
  const fates: Line[] = [];
  let missing: Reply["missing"] = [];
  for (let from = 0; from < good.length; from += atOnce) {
    const part = good.slice(from, from + atOnce);
    const stored = await storeRecords(tx, { ...place, device, deviceId }, { records: part, anchors, unmeasured }, now);
    missing = stored.missing;
    fates.push(...stored.fates.map((line, index) => ({ ...line, kind: part[index]!.kind, bib: part[index]!.bib })));
  }
  const unreadable = { seq: null, kind: null, bib: null, fate: "unreadable", at: null } as const;
  const lines: Line[] = [
    ...fates,
    ...records.filter((record) => record === null).map(() => unreadable),
    ...unkept.map((entry): Line => ({ seq: null, ...entry, fate: "not_kept" })),
  ];
  const counts: Reply["counts"] = {};
  for (const { fate } of lines) counts[fate] = (counts[fate] ?? 0) + 1;
  const inOrder = lines.toSorted((a, b) => Number(settled.has(a.fate)) - Number(settled.has(b.fate)));
  return { counts, missing, lines: inOrder.slice(0, linesShown) };
}
