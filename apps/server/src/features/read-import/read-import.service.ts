import type { ReplyOf } from "@time-event/contract/endpoint";
import type { PassingFate } from "@time-event/contract/passings";
import { readImport, readImportPreview, type ReadFormat } from "@time-event/contract/read-import";
import type { ReadMapping } from "@time-event/domain/readers/table-columns";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { Unreadable } from "../../lib/spreadsheets/spreadsheet.ts";
import type { Db } from "../../db/connection.ts";
import { edit } from "../edits/edit.service.ts";
import { storePassings, tryPassings } from "../passings/passings.service.ts";
import { announceResults } from "../results/results.service.ts";
import { countFates, describeReads, type FatedRead } from "./describe-reads.ts";
import { checkpointOf, type PlacedRead, placeFile, type Said } from "./place-reads.ts";
import { loadRacePlace, type RacePlace } from "./race-place.queries.ts";
import { readFile, type ReadFile } from "./read-file.ts";

interface Sent extends Said {
  readonly eventId: number;
  readonly fileName: string;
  readonly format?: ReadFormat | undefined;
  readonly mapping?: ReadMapping | undefined;
}

interface Opened {
  readonly race: RacePlace;
  readonly file: ReadFile;
  readonly placed: readonly PlacedRead[];
}

/** Files of chip readers and tables of reads: shown first, then stored whole. */
export function createReadImport(db: Db, workers: WorkerPool) {
  async function open(sent: Sent, bytes: Buffer): Promise<Opened> {
    const race = await loadRacePlace(db, sent.eventId);
    if (!race) throw new NotFound("event");
    const file = await readFile(workers, bytes, sent).catch((error: unknown) => {
      throw error instanceof Unreadable ? new Refused(readImportPreview, [error.reason]) : error;
    });
    if (!file) throw new Refused(readImportPreview, ["no_header"]);
    return { race, file, placed: await placeFile(file.reads, race, sent) };
  }

  return {
    /** @throws Refused with the words of files */
    preview: async (sent: Sent, bytes: Buffer): Promise<ReplyOf<typeof readImportPreview>> => {
      const opened = await open(sent, bytes);
      const { fates } = await tryPassings(db, sent.eventId, toStore(opened.placed));
      return { data: toPreview(opened, sent, fates), meta: {} };
    },

    /** @throws Refused `mapping_incomplete`, `has_problems`, `changed_since`, and as the preview does */
    run: async (
      { take, expectNew, ...sent }: Sent & { readonly take: "all" | "good"; readonly expectNew: number },
      bytes: Buffer,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof readImport>> => {
      const { eventId, fileName } = sent;
      const opened = await open(sent, bytes);
      if (!opened.file.isComplete) throw new Refused(readImport, ["mapping_incomplete"]);
      const data = await edit(db, caller, readImport, async (tx) => {
        const { fates } = await storePassings(tx, eventId, toStore(opened.placed));
        const reply = toPreview(opened, sent, fates);
        const { fresh, doubtful } = countFates(reply.counts);
        if (take === "all" && doubtful > 0) throw new Refused(readImport, ["has_problems"]);
        if (fresh !== expectNew) throw new Refused(readImport, ["changed_since"]);
        const subject = { kind: "event", id: eventId, name: opened.race.slug };
        const after = { fileName, format: reply.format, ...reply.counts };
        return { reply, change: fresh === 0 ? null : { eventId, subject, after } };
      });
      await announceResults(db, eventId);
      return { data, meta: {} };
    },
  };
}
export type ReadImports = ReturnType<typeof createReadImport>;

function toStore(placed: readonly PlacedRead[]) {
  return placed.flatMap(({ fate, bib, chip, at, checkpoint, point }) =>
    fate !== null || at === null || checkpoint === null
      ? []
      : [
          {
            checkpoint,
            at,
            source: "file",
            device: point,
            ...(bib !== null && { bib }),
            ...(chip !== null && { chip }),
          },
        ],
  );
}

/** @param fates of the reads that may be stored, in their order */
function toPreview({ race, file, placed }: Opened, said: Said, fates: readonly PassingFate[]) {
  let next = 0;
  const fated = placed.map((read): FatedRead => ({ ...read, fate: read.fate ?? fates[next++]! }));
  const { format, header, mapping, samples, isComplete } = file;
  return {
    format,
    header: [...header],
    mapping: [...mapping],
    samples: samples.map((cells) => [...cells]),
    isComplete,
    checkpoints: race.checkpoints.map(({ code, name }) => ({ code, name: { ...name } })),
    ...describeReads(fated, checkpointOf(race, said)),
  };
}
