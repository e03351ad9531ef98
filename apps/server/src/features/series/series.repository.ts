import type { Series, SeriesForm } from "@time-event/contract/series";
import type { PersonDecision } from "@time-event/domain/series/join-persons";
import type { InstantMs } from "@time-event/domain/time/instant";
import { toJson, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";
import { findSeries } from "./series.queries.ts";

/** A series, locked until the transaction ends. */
export async function lockSeries(tx: Tx, id: number | null): Promise<Series | undefined> {
  if (id === null) return undefined;
  await tx.selectFrom("series").select("id").where("id", "=", id).forUpdate().execute();
  return findSeries(tx, { id });
}

/** @returns its id */
export async function insertSeries(tx: Tx, form: SeriesForm, username: string): Promise<number> {
  const { id } = await tx
    .insertInto("series")
    .values({ ...columnsOf(form), changedBy: username })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertRaces(tx, id, form);
  return id;
}

export async function updateSeries(tx: Tx, id: number, form: SeriesForm, username: string): Promise<void> {
  await tx
    .updateTable("series")
    .set({ ...columnsOf(form), ...savedBy(username) })
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("seriesRaces").where("seriesId", "=", id).execute();
  await insertRaces(tx, id, form);
}

export async function deleteSeries(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("series").where("id", "=", id).execute();
}

function columnsOf({ slug, name, isPublic, rules, classes }: SeriesForm) {
  return { slug, nameTh: name.th, nameEn: name.en, isPublic, rules: toJson(rules), classes: toJson(classes) };
}

async function insertRaces(tx: Tx, seriesId: number, { races }: SeriesForm): Promise<void> {
  if (races.length === 0) return;
  const rows = races.map(({ eventId, factorPercent }, position) => ({ seriesId, eventId, position, factorPercent }));
  await tx.insertInto("seriesRaces").values(rows).execute();
  const categories = races.flatMap(({ eventId, categories: own }) =>
    own.map(({ class: classCode, categoryId }) => ({ seriesId, eventId, classCode, categoryId })),
  );
  if (categories.length > 0) await tx.insertInto("seriesCategories").values(categories).execute();
}

/** Keeps what staff decided of pairs of entries, instead of what was decided before. */
export async function storeDecisions(
  tx: Tx,
  seriesId: number,
  decisions: readonly PersonDecision[],
  { at, by }: { readonly at: InstantMs; readonly by: string },
): Promise<void> {
  for (const { one, other, isSame } of decisions) {
    const pair = pairOf(one, other);
    const decided = { isSame, decidedAt: toTimestamp(at), decidedBy: by };
    await tx
      .insertInto("seriesPersonDecisions")
      .values({ seriesId, ...pair, ...decided })
      .onConflict((conflict) => conflict.columns(["seriesId", "oneEntryId", "otherEntryId"]).doUpdateSet(decided))
      .execute();
  }
}

export async function deleteDecisions(
  tx: Tx,
  seriesId: number,
  pairs: readonly Pick<PersonDecision, "one" | "other">[],
): Promise<void> {
  for (const { one, other } of pairs) {
    const { oneEntryId, otherEntryId } = pairOf(one, other);
    await tx
      .deleteFrom("seriesPersonDecisions")
      .where("seriesId", "=", seriesId)
      .where("oneEntryId", "=", oneEntryId)
      .where("otherEntryId", "=", otherEntryId)
      .execute();
  }
}

function pairOf(one: number, other: number) {
  return { oneEntryId: Math.min(one, other), otherEntryId: Math.max(one, other) };
}
