import type { Insertable } from "kysely";
import { type CategoryDefinition, toCategory } from "@time-event/domain/category/category-definition";
import { rareRules } from "@time-event/domain/category/rare-rules";
import type { FeeTier } from "@time-event/domain/pricing/fee-tiers";
import type { InstantMs } from "@time-event/domain/time/instant";
import { timestampOrNull, toJson, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { CategoriesTable, FeeTiersTable } from "../../db/schema.ts";
import { savedBy } from "../../db/edited-rows.ts";
import { nextPosition } from "../../db/ordered-rows.ts";

/** Adds a category after the others; returns its id. */
export async function insertCategory(
  tx: Tx,
  eventId: number,
  category: CategoryDefinition,
  username: string,
): Promise<number> {
  const { id } = await tx
    .insertInto("categories")
    .values({
      ...columnsOf(category),
      eventId,
      position: nextPosition({ table: "categories", of: { eventId } }),
      changedBy: username,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertTiers(tx, eventId, id, category.feeTiers);
  return id;
}

export async function updateCategory(
  tx: Tx,
  eventId: number,
  id: number,
  category: CategoryDefinition,
  username: string,
): Promise<void> {
  await tx
    .updateTable("categories")
    .set({ ...columnsOf(category), ...savedBy(username) })
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("feeTiers").where("eventId", "=", eventId).where("categoryId", "=", id).execute();
  await insertTiers(tx, eventId, id, category.feeTiers);
}

/** Stores when the gun of categories was fired. */
export async function setGun(
  tx: Tx,
  ids: readonly number[],
  gunAt: InstantMs,
  { by, now }: { readonly by: string; readonly now: InstantMs },
): Promise<void> {
  await tx
    .updateTable("categories")
    .set({ gunAt: toTimestamp(gunAt), gunFiredAt: toTimestamp(now), gunFiredBy: by, ...savedBy(by) })
    .where("id", "in", [...ids])
    .execute();
}

export async function deleteCategory(tx: Tx, eventId: number, id: number): Promise<void> {
  await tx.deleteFrom("categories").where("eventId", "=", eventId).where("id", "=", id).execute();
}

function columnsOf(category: CategoryDefinition) {
  const {
    name,
    course,
    ageGroups,
    gunAt,
    wavesHaveGuns,
    feeTiers: _rowsOfTheirOwn,
    stages: _stages,
    relayLegs: _relayLegs,
    team: _team,
    lapNeedsEveryCheckpoint: _every,
    repeatWindowMs: _window,
    maxSpeedMps: _speed,
    distancesM: _distances,
    cutoffsAt: _cutoffs,
    cutoffsAfterMs: _cutoffsAfter,
    mustPass: _mustPass,
    neutral: _neutral,
    lapsEnd: _lapsEnd,
    lapEveryMs: _lapEvery,
    placesByLaps: _placesByLaps,
    firstLapM: _firstLap,
    rankings: _rankings,
    handicap: _handicap,
    regrouped: _regrouped,
    ...columns
  } = category;
  return {
    ...columns,
    nameTh: name.th,
    nameEn: name.en,
    gunAt: toTimestamp(gunAt),
    wavesHaveGuns: wavesHaveGuns ?? false,
    course: [...course],
    ageGroups: toJson(ageGroups),
    rules: toJson(rareRules(toCategory(category))),
  };
}

async function insertTiers(tx: Tx, eventId: number, categoryId: number, tiers: readonly FeeTier[]): Promise<void> {
  if (tiers.length === 0) return;
  const rows = tiers.map(({ name, priceSatang, endsAt, untilSold }, position) => ({
    eventId,
    categoryId,
    position,
    priceSatang,
    untilSold,
    nameTh: name.th,
    nameEn: name.en,
    endsAt: timestampOrNull(endsAt),
  }));
  await tx.insertInto("feeTiers").values(rows).execute();
}

export async function insertCategoryRow(tx: Tx, row: Insertable<CategoriesTable>): Promise<number> {
  const { id } = await tx.insertInto("categories").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function insertFeeTierRows(tx: Tx, rows: readonly Insertable<FeeTiersTable>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto("feeTiers").values(rows).execute();
}
