import type { ReplyOf } from "@time-event/contract/endpoint";
import type { publicationCompare, publicationGet, publicationList } from "@time-event/contract/publications";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { compareLists } from "@time-event/domain/publications/compare-lists";
import { listText, type OwnedRow } from "@time-event/domain/publications/published-list";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { FileReply } from "../../http/file-reply.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { loadInForce } from "../results/published-lists.queries.ts";
import { listNow, seenOf } from "./list-now.service.ts";
import { loadCategories, loadHead, loadNamesOf, loadPublications, loadRows } from "./publications.queries.ts";
import { findCategory, numbered, type OfCategory, shown } from "./published-category.service.ts";

/** So many lines of a comparison are sent. */
const mostShown = 500;

/** What organisers publish: numbered lists, each of which says what moved since the one before. */
export function createPublicationsService(db: Db, clock: () => InstantMs) {
  async function rowsOf(categoryId: number, eventId: number, number: number): Promise<OwnedRow[]> {
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
      const names = await namesOf(db, first);
      return {
        data: first.map((change) => ({ ...change, ...names(change) })),
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
      const names = await namesOf(db, rows);
      const [stored] = await loadCategories(db, of.eventId, clock(), categoryId);
      const { nameTh, nameEn } = stored!;
      return {
        data: rows.map((row) => ({ ...row, ...names(row) })),
        meta: {
          publication: shown(found),
          category: { code: category.code, name: { th: nameTh, en: nameEn }, rounding: category.rounding },
        },
      };
    },

    /** The text of which the list's hash is made, byte for byte. */
    export: async ({ number, ...of }: OfCategory & { readonly number: number }): Promise<FileReply> => {
      const { slug, categoryId } = await findCategory(db, of);
      const { id } = numbered(await loadPublications(db, of.eventId, categoryId), number);
      const bytes = Buffer.from(listText(await loadHead(db, id), await loadRows(db, id)));
      return { name: `${slug}-${of.category}-${number}.txt`, type: "text/plain; charset=utf-8", bytes };
    },
  };
}
export type PublicationsService = ReturnType<typeof createPublicationsService>;

/** How the players of these lines are called now. */
async function namesOf(db: Db, lines: readonly Pick<OwnedRow, "entryId">[]) {
  const found = await loadNamesOf(
    db,
    lines.flatMap(({ entryId }) => entryId ?? []),
  );
  return ({ entryId }: Pick<OwnedRow, "entryId">) => {
    const entry = entryId === null ? undefined : found.get(entryId);
    return { name: entry ? fullName(entry) : "", nameEn: entry ? latinName(entry) : "" };
  };
}
