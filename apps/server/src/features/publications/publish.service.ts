import type { BodyOf } from "@time-event/contract/endpoint";
import { publicationPublish, publicationRestore } from "@time-event/contract/publications";
import type { Publication } from "@time-event/contract/published-list";
import { listText, type PublishedRow } from "@time-event/domain/publications/published-list";
import {
  type PublicationState,
  protestEndOf,
  refusalsOfPublishing,
} from "@time-event/domain/publications/publish-rules";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit } from "../edits/edit.service.ts";
import { announceResults, beginResults } from "../results/results.service.ts";
import { hashOf, listNow, seenOf } from "./list-now.service.ts";
import { loadCategories, loadPublications, loadRows, type StoredPublication } from "./publications.queries.ts";
import { insertPublication } from "./publications.repository.ts";
import { findCategory, numbered, type OfCategory } from "./published-category.service.ts";

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
  readonly rows: () => Promise<readonly PublishedRow[]>;
}

/** The steps by which a list comes in force. */
export function createPublishing(db: Db, clock: () => InstantMs) {
  /** Stores a list after the newest one of its category. */
  async function publishNext(
    call: Call,
    of: OfCategory & { readonly reason: string },
    caller: StaffCaller,
    choose: (tx: Tx, place: Place) => Chosen,
  ) {
    const reply = await edit(db, caller, call, async (tx) => {
      const now = clock();
      // waits for whatever is judged now, and nothing is judged before the list is stored
      const { version } = await beginResults(tx, of.eventId);
      const found = await findCategory(tx, of);
      const { slug, categoryId } = found;
      const former = await loadPublications(tx, of.eventId, categoryId);
      const {
        rows: loadChosen,
        state,
        restores,
        resultsVersion,
        protestMinutes,
      } = choose(tx, { ...found, version, former });
      await refuseIfMust(tx, call, { ...of, categoryId, former, state }, now);
      const rows = await loadChosen();
      const [latest = null] = former;
      const { eventId, category, reason } = of;
      const number = (latest?.number ?? 0) + 1;
      const previousHash = latest?.hash ?? "";
      const madeAt = new Date(now).toISOString();
      const hash = hashOf(listText({ event: slug, category, number, state, reason, madeAt, previousHash }, rows));
      const protestUntil = protestEndOf(latest, state, protestMinutes, now);
      const made = { state, reason, restores, protestUntil, madeAt: now };
      const publication = { ...made, number, previousHash, hash, madeBy: caller.username };
      await insertPublication(tx, { ...publication, eventId, categoryId, resultsVersion }, rows);
      const data: Publication = { ...publication, entries: rows.length };
      const subject = { kind: "publication", id: categoryId, name: `${category} ${number}` };
      return {
        reply: { data, meta: {} },
        change: { eventId, subject, after: { category, number, state, hash, entries: rows.length }, reason },
      };
    });
    await announceResults(db, of.eventId);
    return reply;
  }

  return {
    /** @throws Refused as `refusalsOfPublishing` says; `changed_since` */
    publish: ({ state, protestMinutes, seen, ...of }: BodyOf<typeof publicationPublish>, caller: StaffCaller) =>
      publishNext(publicationPublish, of, caller, (tx, { categoryId, category, version }) => ({
        state,
        restores: null,
        resultsVersion: version,
        protestMinutes,
        rows: async () => {
          const rows = await listNow(tx, categoryId, category);
          if (seenOf(rows) !== seen) throw new Refused(publicationPublish, ["changed_since"]);
          return rows;
        },
      })),

    /** @throws NotFound; Refused as `refusalsOfPublishing` says; `is_in_force` */
    restore: ({ number, ...of }: BodyOf<typeof publicationRestore>, caller: StaffCaller) =>
      publishNext(publicationRestore, of, caller, (tx, { former }) => {
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
