import type { ReplyOf } from "@time-event/contract/endpoint";
import {
  type auditChoices,
  auditExport,
  type auditGet,
  type auditList,
  type auditOfSubject,
  mostExported,
} from "@time-event/contract/audit";
import { may, type Permission } from "@time-event/domain/access/permissions";
import { NotFound, NotPermitted } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { createSpreadsheetWriter } from "../../lib/spreadsheets/spreadsheets.ts";
import { recordChange } from "./audit.service.ts";
import { type AuditFilter, findEntries, findEntry, findValues, nameEvents } from "./audit.queries.ts";
import { withNames } from "./named-values.queries.ts";
import { auditFile } from "./audit-file.ts";

interface Subject {
  readonly eventId: number;
  readonly kind: string;
  readonly id: string;
}

/** Who reads a file: in which language, and by which clock. */
interface Reader {
  readonly language: "th" | "en";
  readonly timeZone: string;
}

const entriesAtATime = 500;

interface Window {
  readonly before?: number | undefined;
  readonly limit: number;
}

/** What somebody must be allowed to see to see the history of it: what its own screen asks for. */
const rightOfKind: Readonly<Record<string, Permission>> = {
  event: "events_view",
  "event-policies": "events_view",
  category: "events_view",
  checkpoint: "events_view",
  course: "events_view",
  image: "events_view",
  images: "events_view",
  question: "events_view",
  "add-on": "events_view",
  "schedule-item": "events_view",
  schedule: "events_view",
  "event-payment": "events_view",
  "payment-channel": "events_view",
  "place-pool": "events_view",
  wave: "events_view",
  "waiting-line": "events_view",
  "access-key": "timing_work",
  station: "timing_work",
  entry: "registrations_view",
  player: "registrations_view",
  registration: "registrations_view",
  request: "registrations_view",
  team: "registrations_view",
  transfer: "payments_view",
};

/** An event's own history has its whole set-up: what everybody who sees the event sees on its tabs. */
const setUpKinds = Object.keys(rightOfKind).filter((kind) => rightOfKind[kind] === "events_view");

/** Old and new values of these subjects are personal data. */
const personalKinds = new Set(["entry", "player", "registration", "request", "team", "transfer"]);

export function createAuditReadingService(db: Db, workers: WorkerPool) {
  async function page(filter: AuditFilter, { before, limit }: Window) {
    const found = await findEntries(db, filter, { before, limit: limit + 1 });
    return { entries: found.slice(0, limit), hasMore: found.length > limit };
  }

  return {
    list: async ({ before, limit, ...filter }: AuditFilter & Window): Promise<ReplyOf<typeof auditList>> => {
      const { entries, hasMore } = await page(filter, { before, limit });
      return { data: entries, meta: { hasMore } };
    },

    get: async (seq: number): Promise<ReplyOf<typeof auditGet>> => {
      const entry = await findEntry(db, seq);
      if (!entry) throw new NotFound("thing");
      const [named] = await withNames(db, [entry]);
      return { data: named!, meta: {} };
    },

    choices: async (): Promise<ReplyOf<typeof auditChoices>> => {
      const [usernames, actions, kinds, eventIds] = await Promise.all([
        findValues<string>(db, "username"),
        findValues<string>(db, "action"),
        findValues<string>(db, "subjectKind"),
        findValues<number>(db, "eventId"),
      ]);
      const events = await nameEvents(db, eventIds);
      const named = events.map(({ id, nameTh, nameEn }) => ({ id, name: { th: nameTh, en: nameEn } }));
      return { data: { usernames, actions, kinds, events: named }, meta: {} };
    },

    /** Whoever takes the log away is in it. */
    export: async (
      { language, timeZone, ...filter }: AuditFilter & Reader,
      caller: StaffCaller,
    ): Promise<Uint8Array> => {
      const { header, cellsOf } = auditFile(language, timeZone);
      const file = createSpreadsheetWriter({ format: "csv", sheet: "", header });
      for (let left = mostExported, before: number | undefined; left > 0; left -= entriesAtATime) {
        const found = await findEntries(db, filter, { before, limit: Math.min(left, entriesAtATime) });
        file.add((await withNames(db, found)).map(cellsOf));
        before = found.at(-1)?.seq;
        if (found.length < entriesAtATime) break;
      }
      const subject = { kind: "audit-log", id: "", name: "" };
      const change = { action: auditExport.name, subject, after: { ...filter } };
      await db.transaction().execute((tx) => recordChange(tx, caller, change));
      return file.finish(workers);
    },

    ofSubject: async (
      { eventId, kind, id }: Subject,
      window: Window,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof auditOfSubject>> => {
      const right = rightOfKind[kind];
      // a new kind of thing is closed until somebody says here who may see it
      if (right === undefined) throw new NotFound("thing");
      if (!may(caller, right, eventId)) throw new NotPermitted();
      // the event's own history also names what was done with its entries: imports, exports, changes of many
      const withoutEntries = kind === "event" && !may(caller, "registrations_view", eventId);
      const isWhole = kind === "event" && id === String(eventId);
      const of = isWhole ? { kinds: setUpKinds } : { kind, subjectId: id };
      const { entries, hasMore } = await page({ eventId, ...of, withoutEntries }, window);
      const valuesHidden = personalKinds.has(kind) && !may(caller, "personal_data_view", eventId);
      const data = valuesHidden
        ? entries.map((entry) => ({ ...entry, before: null, after: null, stored: null }))
        : (await withNames(db, entries)).map((entry, at) => {
            const { before, after } = entries[at]!;
            return { ...entry, stored: { before, after } };
          });
      return { data, meta: { hasMore, valuesHidden } };
    },
  };
}

export type AuditReadingService = ReturnType<typeof createAuditReadingService>;
