import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  type Publication,
  type publicationCompare,
  type publicationGet,
  type publicationList,
  publicationPublish,
  publicationRestore,
} from "@time-event/contract/publications";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { compareLists } from "@time-event/domain/publications/compare-lists";
import { listText, type PublishedRow } from "@time-event/domain/publications/published-list";
import {
  type PublicationState,
  protestEndOf,
  refusalsOfPublishing,
} from "@time-event/domain/publications/publish-rules";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit } from "../edits/edit.service.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { loadRaceRules } from "../results/race-rules.queries.ts";
import { announceResults, beginResults } from "../results/results.service.ts";
import { hashOf, listNow, seenOf } from "./list-now.service.ts";
import {
  countChangedSince,
  loadCategories,
  loadNamesOf,
  loadPublications,
  loadRows,
  type StoredPublication,
} from "./publications.queries.ts";
import { insertPublication } from "./publications.repository.ts";

/** So many lines of a comparison are sent. */
const mostShown = 500;

interface OfCategory {
  readonly eventId: number;
  readonly category: string;
}

/** What organisers publish: numbered lists, each of which says what moved since the one before. */
export function createPublicationsService(db: Db, clock: () => InstantMs) {
  async function findCategory(in_: Db | Tx, { eventId, category: code }: OfCategory) {
    const rules = await loadRaceRules(in_, eventId);
    if (!rules) throw new NotFound("event");
    const found = [...rules.categories].find(([, category]) => category.code === code);
    if (!found) throw new NotFound("category");
    return { rules, categoryId: found[0], category: found[1] };
  }

  async function rowsOf(categoryId: number, eventId: number, number: number): Promise<PublishedRow[]> {
    const found = (await loadPublications(db, eventId, categoryId)).find((each) => each.number === number);
    if (!found) throw new NotFound("thing");
    return loadRows(db, found.id);
  }

  return {
    list: async ({ eventId }: { readonly eventId: number }): Promise<ReplyOf<typeof publicationList>> => {
      await loadEventDays(db, eventId);
      const publications = await loadPublications(db, eventId);
      const categories = await loadCategories(db, eventId);
      const data = categories.map(async ({ id, code, nameTh, nameEn, entries, openCases, openProtests }) => {
        const own = publications.filter(({ categoryId }) => categoryId === id);
        const [latest] = own;
        return {
          code,
          name: { th: nameTh, en: nameEn },
          entries,
          openCases,
          openProtests,
          publications: own.map(shown),
          changedSince: latest ? await countChangedSince(db, id, latest.resultsVersion) : null,
        };
      });
      return { data: await Promise.all(data), meta: { serverAt: clock() } };
    },

    compare: async ({
      from,
      to,
      ...of
    }: OfCategory & { readonly from?: number | undefined; readonly to?: number | undefined }): Promise<
      ReplyOf<typeof publicationCompare>
    > => {
      const { categoryId, category } = await findCategory(db, of);
      const before = from === undefined ? [] : await rowsOf(categoryId, of.eventId, from);
      const after =
        to === undefined ? await listNow(db, categoryId, category) : await rowsOf(categoryId, of.eventId, to);
      const changes = compareLists(before, after);
      const first = changes.slice(0, mostShown);
      const names = await loadNamesOf(
        db,
        of.eventId,
        first.map(({ bib }) => bib),
      );
      return {
        data: first.map((change) => ({ ...change, ...namesIn(names, change.bib) })),
        meta: { total: changes.length, entries: after.length, seen: seenOf(after) },
      };
    },

    get: async ({
      number,
      ...of
    }: OfCategory & { readonly number: number }): Promise<ReplyOf<typeof publicationGet>> => {
      const { categoryId, category } = await findCategory(db, of);
      const found = (await loadPublications(db, of.eventId, categoryId)).find((each) => each.number === number);
      if (!found) throw new NotFound("thing");
      const rows = await loadRows(db, found.id);
      const names = await loadNamesOf(
        db,
        of.eventId,
        rows.map(({ bib }) => bib),
      );
      const { nameTh, nameEn } = (await loadCategories(db, of.eventId)).find(({ id }) => id === categoryId)!;
      return {
        data: rows.map((row) => ({ ...row, ...namesIn(names, row.bib) })),
        meta: { publication: shown(found), category: { code: category.code, name: { th: nameTh, en: nameEn } } },
      };
    },

    /** @throws Refused as `refusalsOfPublishing` says; `changed_since` */
    publish: async (
      { state, reason, protestMinutes, seen, ...of }: BodyOf<typeof publicationPublish>,
      caller: StaffCaller,
    ) => {
      const reply = await edit(db, caller, publicationPublish, async (tx) => {
        const now = clock();
        // waits for whatever is judged now, and nothing is judged before the list is stored
        const { version } = await beginResults(tx, of.eventId);
        const { rules, categoryId, category } = await findCategory(tx, of);
        const former = await loadPublications(tx, of.eventId, categoryId);
        const [latest] = former;
        await refuseIfMust(tx, publicationPublish, { ...of, categoryId, former, state, reason }, now);
        const rows = await listNow(tx, categoryId, category);
        if (seenOf(rows) !== seen) throw new Refused(publicationPublish, ["changed_since"]);
        const protestUntil = protestEndOf(latest ?? null, state, protestMinutes, now);
        return store(tx, caller, { ...of, slug: rules.slug, categoryId, latest, resultsVersion: version }, rows, {
          state,
          reason,
          restores: null,
          protestUntil,
          madeAt: now,
        });
      });
      await announceResults(db, of.eventId);
      return reply;
    },

    /** @throws NotFound; Refused as `refusalsOfPublishing` says; `is_in_force` */
    restore: async ({ number, reason, ...of }: BodyOf<typeof publicationRestore>, caller: StaffCaller) => {
      const reply = await edit(db, caller, publicationRestore, async (tx) => {
        const now = clock();
        await beginResults(tx, of.eventId);
        const { rules, categoryId } = await findCategory(tx, of);
        const all = await loadPublications(tx, of.eventId, categoryId);
        const former = all.find((each) => each.number === number);
        if (!former) throw new NotFound("thing");
        if (former === all[0]) throw new Refused(publicationRestore, ["is_in_force"]);
        const { resultsVersion, state } = former;
        await refuseIfMust(tx, publicationRestore, { ...of, categoryId, former: all, state, reason }, now);
        const rows = await loadRows(tx, former.id);
        return store(tx, caller, { ...of, slug: rules.slug, categoryId, latest: all[0], resultsVersion }, rows, {
          state,
          reason,
          restores: number,
          protestUntil: protestEndOf(all[0] ?? null, state, 0, now),
          madeAt: now,
        });
      });
      await announceResults(db, of.eventId);
      return reply;
    },
  };
}
export type PublicationsService = ReturnType<typeof createPublicationsService>;

interface Place extends OfCategory {
  readonly slug: string;
  readonly categoryId: number;
  readonly latest: StoredPublication | undefined;
  readonly resultsVersion: number;
}

interface Made {
  readonly state: PublicationState;
  readonly reason: string;
  readonly restores: number | null;
  readonly protestUntil: InstantMs | null;
  readonly madeAt: InstantMs;
}

interface Step extends OfCategory {
  readonly categoryId: number;
  readonly former: readonly StoredPublication[];
  readonly state: PublicationState;
  readonly reason: string;
}

/** @throws Refused as `refusalsOfPublishing` says */
async function refuseIfMust(
  tx: Tx,
  call: typeof publicationPublish | typeof publicationRestore,
  { eventId, categoryId, former, state, reason }: Step,
  now: InstantMs,
): Promise<void> {
  const { openCases, openProtests } = (await loadCategories(tx, eventId)).find(({ id }) => id === categoryId)!;
  const open = { cases: openCases, protests: openProtests };
  const refusals = refusalsOfPublishing(former, { state, reason }, open, now);
  if (refusals.length === 0) return;
  throw new Refused(
    call,
    refusals.map((each) => (each === "reason_needed" ? { path: "reason", code: each } : each)),
  );
}

/** Stores a list after the newest one of its category. */
async function store(
  tx: Tx,
  caller: StaffCaller,
  { eventId, category, slug, categoryId, latest, resultsVersion }: Place,
  rows: readonly PublishedRow[],
  made: Made,
) {
  const number = (latest?.number ?? 0) + 1;
  const previousHash = latest?.hash ?? "";
  const { state, reason } = made;
  const madeAt = new Date(made.madeAt).toISOString();
  const hash = hashOf(listText({ event: slug, category, number, state, reason, madeAt, previousHash }, rows));
  const publication = { ...made, number, previousHash, hash, madeBy: caller.username };
  await insertPublication(tx, { ...publication, eventId, categoryId, resultsVersion }, rows);
  const data: Publication = { ...publication, entries: rows.length };
  const subject = { kind: "publication", id: categoryId, name: `${category} ${number}` };
  return {
    reply: { data, meta: {} },
    change: { eventId, subject, after: { category, number, state, hash, entries: rows.length }, reason },
  };
}

function shown({ id: _id, categoryId: _categoryId, resultsVersion: _version, ...publication }: StoredPublication) {
  return publication;
}

function namesIn(names: Awaited<ReturnType<typeof loadNamesOf>>, bib: string) {
  const found = names.get(bib);
  return { name: found ? fullName(found) : "", nameEn: found ? latinName(found) : "" };
}
