import type { ReplyOf } from "@time-event/contract/endpoint";
import {
  type auditChoices,
  type auditGet,
  type auditList,
  type auditOfSubject,
  mostExported,
} from "@time-event/contract/audit";
import { may } from "@time-event/domain/access/permissions";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { type AuditFilter, findEntries, findEntry, findValues, nameEvents } from "./audit.queries.ts";
import { auditTable } from "./audit-table.ts";

interface Subject {
  readonly eventId: number;
  readonly kind: string;
  readonly id: string;
}

interface Window {
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Old and new values of these subjects are personal data. */
const personalKinds = new Set(["entry", "player", "registration", "request", "team", "transfer"]);

export function createAuditReadingService(db: Db) {
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
      return { data: entry, meta: {} };
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

    export: async (filter: AuditFilter): Promise<Buffer> =>
      Buffer.from(auditTable(await findEntries(db, filter, { limit: mostExported }))),

    ofSubject: async (
      { eventId, kind, id }: Subject,
      window: Window,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof auditOfSubject>> => {
      const { entries, hasMore } = await page({ eventId, kind, subjectId: id }, window);
      const valuesHidden = personalKinds.has(kind) && !may(caller, "personal_data_view", eventId);
      const data = valuesHidden ? entries.map((entry) => ({ ...entry, before: null, after: null })) : entries;
      return { data, meta: { hasMore, valuesHidden } };
    },
  };
}

export type AuditReadingService = ReturnType<typeof createAuditReadingService>;
