import type { ReplyOf } from "@time-event/contract/endpoint";
import type { AtStartRow, startLineGet } from "@time-event/contract/start-line";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { countStart } from "@time-event/domain/start-line/count-start";
import type { StartLook, StartState } from "@time-event/domain/start-line/start-state";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { createPacedLooks } from "../../lib/paced-looks.ts";
import { loadCategoryNames } from "../events/category-names.queries.ts";
import { listCheckpointNames } from "../events/checkpoint-names.queries.ts";
import { loadRaceRules } from "../results/race-rules.queries.ts";
import { createDnsMarks } from "./dns-marks.service.ts";
import { loadMarks, loadNotes, loadUnregistered, type StationNote } from "./start-line.queries.ts";
import { type EntryAtStart, loadStart, startNow } from "./start-now.ts";

interface Asked {
  readonly eventId: number;
  readonly lateMinutes: number;
  readonly category?: string | undefined;
  readonly state?: StartState | undefined;
  readonly look?: StartLook | undefined;
  readonly kit?: "yes" | "no" | undefined;
  readonly text?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** The truth at the start line: kit, start read and marks of each entry side by side. */
export function createStartLineService(db: Db, clock: () => InstantMs, lookPace: number) {
  const looks = createPacedLooks((eventId: number) => look(db, eventId), lookPace);
  return {
    ...createDnsMarks(db, clock, looks.forget),

    /** @throws NotFound */
    get: async ({ eventId, lateMinutes, offset, limit, ...filter }: Asked): Promise<ReplyOf<typeof startLineGet>> => {
      const { rules, start, unregistered } = await looks.at(eventId);
      const { points } = start;
      const late = { now: clock(), lateMs: lateMinutes * 60_000 };
      const { entries, hasKits, raceNow } = await startNow(db, eventId, start, late);
      const names = new Map((await loadCategoryNames(db, eventId)).map(({ id, name }) => [id, name]));
      const notes = await loadNotes(db, eventId);
      const meant = entries.filter((entry) => isMeant(entry, filter));
      return {
        data: {
          count: countStart(entries.map(counted)),
          categories: [...rules.categories].map(([id, { code, gunAt }]) => ({
            code,
            name: names.get(id) ?? { th: "", en: "" },
            gunAt,
            hasStartLine: points.has(id),
            count: countStart(entries.filter(({ categoryId }) => categoryId === id).map(counted)),
          })),
          rows: meant.slice(offset, offset + limit).map((entry) => shown(entry, notes.get(entry.bib))),
          total: meant.length,
          unregistered: [...unregistered],
          marks: await loadMarks(db, eventId),
        },
        meta: { serverAt: raceNow, hasKits, checkpoints: await listCheckpointNames(db, eventId) },
      };
    },
  };
}
export type StartLineService = ReturnType<typeof createStartLineService>;

/** @throws NotFound */
async function look(db: Db, eventId: number) {
  const rules = await loadRaceRules(db, eventId);
  if (!rules) throw new NotFound("event");
  const start = await loadStart(db, rules);
  const codes = [...new Set([...start.points.values()].map(({ code }) => code))];
  return { rules, start, unregistered: await loadUnregistered(db, eventId, codes) };
}

function counted({ kitAt, state, looks }: EntryAtStart) {
  return { hasKit: kitAt !== null, state, looks };
}

function isMeant(
  entry: EntryAtStart,
  { category, state, look, kit, text = "" }: Omit<Asked, "eventId" | "lateMinutes" | "offset" | "limit">,
): boolean {
  const wanted = arabicDigits(text).trim().toLowerCase();
  return (
    (category === undefined || entry.category === category) &&
    (state === undefined || entry.state === state) &&
    (look === undefined || entry.looks.includes(look)) &&
    (kit === undefined || (kit === "yes") === (entry.kitAt !== null)) &&
    (wanted === "" ||
      entry.bib.toLowerCase() === wanted ||
      `${fullName(entry)} ${latinName(entry)}`.toLowerCase().includes(wanted))
  );
}

function shown(entry: EntryAtStart, note: StationNote | undefined): AtStartRow {
  const { entryId, bib, category, startsAt, startReadAt, earlyReadAt, state, looks } = entry;
  return {
    entryId,
    bib,
    name: fullName(entry),
    nameEn: latinName(entry),
    category,
    startsAt,
    kit: entry.kitAt === null ? null : { at: entry.kitAt, by: entry.kitBy ?? "", desk: entry.kitDesk ?? "" },
    startReadAt,
    earlyReadAt,
    lastSeen: entry.lastSeenAt === null ? null : { checkpoint: entry.lastCheckpoint!, at: entry.lastSeenAt },
    mark: markOf(entry),
    note: note ? { text: note.text, worker: note.worker, at: note.at } : null,
    state,
    looks: [...looks],
  };
}

function markOf({ ruledStatus, isWithdrawn, withdrawnReason, markReason, markBy, markAt }: EntryAtStart) {
  if (isWithdrawn) return { status: "withdrawn" as const, reason: withdrawnReason, by: "", at: null };
  if (ruledStatus === null) return null;
  return { status: ruledStatus, reason: markReason ?? "", by: markBy ?? "", at: markAt };
}
