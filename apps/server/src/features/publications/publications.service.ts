import type { ReplyOf } from "@time-event/contract/endpoint";
import type { publicationCompare, publicationGet, publicationList } from "@time-event/contract/publications";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { compareLists } from "@time-event/domain/publications/compare-lists";
import type { PublishedRow } from "@time-event/domain/publications/published-list";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { loadInForce } from "../results/published-lists.queries.ts";
import { listNow, seenOf } from "./list-now.service.ts";
import {
  loadCategories,
  loadNamesOf,
  loadPublications,
  loadRows,
  type StoredPublication,
} from "./publications.queries.ts";
import { findCategory, numbered, type OfCategory } from "./published-category.service.ts";

/** So many lines of a comparison are sent. */
const mostShown = 500;

/** What organisers publish: numbered lists, each of which says what moved since the one before. */
export function createPublicationsService(db: Db, clock: () => InstantMs) {
  async function rowsOf(categoryId: number, eventId: number, number: number): Promise<PublishedRow[]> {
    return loadRows(db, numbered(await loadPublications(db, eventId, categoryId), number).id);
  }

  return {
    list: async ({ eventId }: { readonly eventId: number }): Promise<ReplyOf<typeof publicationList>> => {
      await loadEventDays(db, eventId);
      const now = clock();
      const publications = await loadPublications(db, eventId);
      const categories = await loadCategories(db, eventId, now);
      const inForce = await loadInForce(db, eventId);
      const data = categories.map(({ id, code, nameTh, nameEn, entries, openCases, appealsUntil, openProtests }) => ({
        code,
        name: { th: nameTh, en: nameEn },
        entries,
        openCases,
        appealsUntil,
        openProtests,
        publications: publications.filter(({ categoryId }) => categoryId === id).map(shown),
        changedSince: inForce.get(id)?.changedSince ?? null,
      }));
      return { data, meta: { serverAt: now } };
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
        meta: { total: changes.length, entries: after.length, rounding: category.rounding, seen: seenOf(after) },
      };
    },

    get: async ({
      number,
      ...of
    }: OfCategory & { readonly number: number }): Promise<ReplyOf<typeof publicationGet>> => {
      const { categoryId, category } = await findCategory(db, of);
      const found = numbered(await loadPublications(db, of.eventId, categoryId), number);
      const rows = await loadRows(db, found.id);
      const names = await loadNamesOf(
        db,
        of.eventId,
        rows.map(({ bib }) => bib),
      );
      const [stored] = await loadCategories(db, of.eventId, clock(), categoryId);
      const { nameTh, nameEn } = stored!;
      return {
        data: rows.map((row) => ({ ...row, ...namesIn(names, row.bib) })),
        meta: {
          publication: shown(found),
          category: { code: category.code, name: { th: nameTh, en: nameEn }, rounding: category.rounding },
        },
      };
    },
  };
}
export type PublicationsService = ReturnType<typeof createPublicationsService>;

function shown({ id: _id, categoryId: _categoryId, resultsVersion: _version, ...publication }: StoredPublication) {
  return publication;
}

function namesIn(names: Awaited<ReturnType<typeof loadNamesOf>>, bib: string) {
  const found = names.get(bib);
  return { name: found ? fullName(found) : "", nameEn: found ? latinName(found) : "" };
}
