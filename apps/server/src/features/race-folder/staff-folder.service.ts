import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { raceFolderImport, type FolderReport } from "@time-event/contract/race-folder";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { recordChange } from "../audit/audit.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit } from "../edits/edit.service.ts";
import { announceResults } from "../results/results.service.ts";
import { exportRace } from "./export-race.service.ts";
import { BadRace, FolderRefused } from "./folder-problems.ts";
import { openRaceFolder, type RaceFolder } from "./folder-source.ts";
import { type ImportSummary, rehearseImport, storeRace } from "./import-race.service.ts";
import { inScratchFolder } from "./packed-race.service.ts";
import type { RaceSource } from "./race-folder.types.ts";
import { createZipper, type Zipper } from "./zipper.ts";
import { findEventName, hasSlug } from "./staff-folder.queries.ts";

type Imported = ReplyOf<typeof raceFolderImport>;

/** Race folders that staff upload and download: packed as one ZIP file. */
export interface StaffFolderService {
  /** @throws NotFound */
  export(event: { eventId: number }, caller: StaffCaller): Promise<{ name: string; type: string; bytes: Uint8Array }>;
  preview(wanted: { slug?: string | undefined }, zip: Buffer): Promise<Imported>;
  import(wanted: { slug?: string | undefined }, zip: Buffer, caller: StaffCaller): Promise<Imported>;
}

export function createStaffFolderService(db: Db, pool: WorkerPool): StaffFolderService {
  const zipper = createZipper(pool);

  return {
    export: ({ eventId }, caller) =>
      inScratchFolder(async (scratch) => {
        const event = await findEventName(db, eventId);
        if (!event) throw new NotFound("event");
        const folder = join(scratch, event.slug);
        const { entries, passings } = await exportRace(db, event.slug, folder);
        const bytes = await zipper.pack(folder);
        // personal data leaves the product: the audit log must show it
        await db.transaction().execute((tx) =>
          recordChange(tx, caller, {
            action: "race-folder-export",
            eventId,
            subject: { kind: "event", id: eventId, name: event.nameTh },
            after: { entries, passings },
          }),
        );
        return { name: `${event.slug}.zip`, type: "application/zip", bytes };
      }),

    preview: ({ slug }, zip) =>
      reportOn(zipper, zip, async (folder) => {
        const wanted = slug ?? folder.race.event.slug;
        const summary = await rehearseImport(db, renamed(folder, `rehearsal-${randomUUID()}`));
        return { summary, wanted, eventId: null, slugTaken: await hasSlug(db, wanted) };
      }),

    import: ({ slug }, zip, caller) =>
      reportOn(zipper, zip, async (folder) => {
        const wanted = slug ?? folder.race.event.slug;
        try {
          const summary = await edit(db, caller, raceFolderImport, async (tx) => {
            const { summary: stored } = await storeRace(tx, renamed(folder, wanted));
            if (stored.outcome === "already_imported") return { reply: stored, change: null };
            const { eventId } = stored;
            const { name, state } = folder.race.event;
            const subject = { kind: "event", id: eventId, name: name.th };
            return { reply: stored, change: { eventId, subject, after: { slug: wanted, state } } };
          });
          await announceResults(db, summary.eventId);
          return { summary, wanted, eventId: summary.eventId, slugTaken: false };
        } catch (error) {
          if (!(error instanceof FolderRefused)) throw error;
          return { summary: null, wanted, eventId: null, slugTaken: true };
        }
      }),
  };
}

interface Outcome {
  readonly summary: ImportSummary | null;
  readonly wanted: string;
  readonly eventId: number | null;
  readonly slugTaken: boolean;
}

/** Unpacks a race and works with it. If something is wrong with it, the report says so and nothing is stored. */
async function reportOn(zipper: Zipper, zip: Buffer, use: (folder: RaceFolder) => Promise<Outcome>): Promise<Imported> {
  return inScratchFolder(async (scratch) => {
    const { unusedFiles, problems, problemCount } = await zipper.unpack(zip, scratch);
    const report = { eventId: null, slugTaken: false, race: null, unusedFiles, unknown: [] };
    if (problemCount > 0) return replyOf({ ...report, problems: [...problems], problemCount });
    try {
      const folder = await openRaceFolder(scratch);
      const { summary, wanted, eventId, slugTaken } = await use(folder);
      return replyOf({
        eventId,
        slugTaken,
        unusedFiles,
        race: summary && describe(folder, summary, wanted),
        problems: [],
        problemCount: 0,
        unknown: [...folder.unknown],
      });
    } catch (error) {
      if (!(error instanceof BadRace)) throw error;
      return replyOf({ ...report, problems: [...error.problems], problemCount: error.count });
    }
  });
}

function replyOf(data: FolderReport): Imported {
  return { data, meta: {} };
}

function describe({ race }: RaceFolder, summary: ImportSummary, slug: string): FolderReport["race"] {
  const { name, type, state, startsOn, endsOn } = race.event;
  const { categories, entries, passings, repeatedPassings, readsOfNobody, penalties, statuses, newEventType, doubts } =
    summary;
  return {
    slug,
    name,
    type,
    state,
    startsOn,
    endsOn,
    categories,
    entries,
    passings,
    repeatedPassings,
    passingsOfNobody: readsOfNobody.count,
    penalties,
    statuses: statuses as NonNullable<FolderReport["race"]>["statuses"],
    newEventType,
    doubts: doubts.map(({ examples, ...doubt }) => ({ ...doubt, examples: [...examples] })),
  };
}

/** The same race under another address. */
function renamed(folder: RaceFolder, slug: string): RaceSource {
  return { ...folder, race: { ...folder.race, event: { ...folder.race.event, slug } } };
}
