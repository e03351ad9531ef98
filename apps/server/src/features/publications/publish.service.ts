import type { BodyOf } from "@time-event/contract/endpoint";
import { publicationPublish, publicationRestore } from "@time-event/contract/publications";
import type { OwnedRow } from "@time-event/domain/publications/published-list";
import { type PublicationState, refusalsOfPublishing } from "@time-event/domain/publications/publish-rules";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit } from "../edits/edit.service.ts";
import { announceResults, beginResults } from "../results/results.service.ts";
import { listNow, seenOf } from "./list-now.service.ts";
import { isSameForm, nextList } from "./next-list.ts";
import {
  findSent,
  loadCategories,
  loadPublications,
  loadRows,
  type StoredPublication,
} from "./publications.queries.ts";
import { insertPublication } from "./publications.repository.ts";
import { findCategory, numbered, type OfCategory, shown } from "./published-category.service.ts";

type Call = typeof publicationPublish | typeof publicationRestore;

/** What a category's next list is made of. */
interface Place extends Awaited<ReturnType<typeof findCategory>> {
  /** How far the results have come. */
  readonly version: number;
  /** All lists, the newest first. */
  readonly former: readonly StoredPublication[];
}

interface Chosen {
  readonly state: PublicationState;
  readonly restores: number | null;
  readonly resultsVersion: number;
  readonly protestMinutes: number;
  readonly rows: () => Promise<OwnedRow[]>;
}

interface Form extends OfCategory {
  readonly reason: string;
  readonly formId: string;
}

/** The steps by which a list comes in force. */
export function createPublishing(db: Db, clock: () => InstantMs) {
  /** Stores a list after the newest one of its category; the same one when its form comes again after a lost reply. */
  async function publishNext(
    call: Call,
    of: Form,
    caller: StaffCaller,
    wanted: Pick<Chosen, "restores"> & Partial<Pick<Chosen, "state">>,
    choose: (tx: Tx, place: Place) => Chosen,
  ) {
    const reply = await edit(db, caller, call, async (tx) => {
      const now = clock();
      // waits for whatever is judged now, and nothing is judged before the list is stored
      const { version } = await beginResults(tx, of.eventId);
      const found = await findCategory(tx, of);
      const sent = await findSent(tx, of.eventId, of.formId);
      if (sent) {
        const { categoryId } = found;
        if (!isSameForm(sent, { ...wanted, categoryId, reason: of.reason })) throw new Refused(call, ["fixed"]);
        return { reply: { data: shown(sent), meta: {} }, change: null };
      }
      const former = await loadPublications(tx, of.eventId, found.categoryId);
      const chosen = choose(tx, { ...found, version, former });
      await refuseIfMust(tx, call, { ...found, ...of, former, state: chosen.state }, now);
      const rows = await chosen.rows();
      const list = nextList({ ...found, ...of, ...chosen, former }, rows, { by: caller.username, at: now });
      await insertPublication(tx, list, rows);
      const { number, state, hash } = list;
      const { eventId, category, reason } = of;
      const subject = { kind: "publication", id: found.categoryId, name: `${category} ${number}` };
      return {
        reply: { data: shown((await findSent(tx, eventId, of.formId))!), meta: {} },
        change: { eventId, subject, after: { category, number, state, hash, entries: rows.length }, reason },
      };
    });
    await announceResults(db, of.eventId);
    return reply;
  }

  return {
    /** @throws Refused as `refusalsOfPublishing` says; `changed_since`; `fixed` */
    publish: ({ state, protestMinutes, seen, ...of }: BodyOf<typeof publicationPublish>, caller: StaffCaller) =>
      publishNext(
        publicationPublish,
        of,
        caller,
        { state, restores: null },
        (tx, { categoryId, category, version }) => ({
          state,
          restores: null,
          resultsVersion: version,
          protestMinutes,
          rows: async () => {
            const rows = await listNow(tx, categoryId, category);
            if (seenOf(rows) !== seen) throw new Refused(publicationPublish, ["changed_since"]);
            return rows;
          },
        }),
      ),

    /** @throws NotFound; Refused as `refusalsOfPublishing` says; `is_in_force`; `fixed` */
    restore: ({ number, ...of }: BodyOf<typeof publicationRestore>, caller: StaffCaller) =>
      publishNext(publicationRestore, of, caller, { restores: number }, (tx, { former }) => {
        const { id, state, resultsVersion } = numbered(former, number);
        if (number === former[0]!.number) throw new Refused(publicationRestore, ["is_in_force"]);
        return { state, restores: number, resultsVersion, protestMinutes: 0, rows: () => loadRows(tx, id) };
      }),
  };
}
export type Publishing = ReturnType<typeof createPublishing>;

interface Step extends OfCategory {
  readonly categoryId: number;
  readonly former: readonly StoredPublication[];
  readonly state: PublicationState;
  readonly reason: string;
}

/** @throws Refused as `refusalsOfPublishing` says */
async function refuseIfMust(
  tx: Tx,
  call: Call,
  { eventId, categoryId, former, state, reason }: Step,
  now: InstantMs,
): Promise<void> {
  const [category] = await loadCategories(tx, eventId, now, categoryId);
  const open = { cases: category!.openCases, protests: category!.openProtests };
  const refusals = refusalsOfPublishing(former, { state, reason }, open, now);
  if (refusals.length === 0) return;
  throw new Refused(
    call,
    refusals.map((each) => (each === "reason_needed" ? { path: "reason", code: each } : each)),
  );
}
