import type { CoursePointRow } from "@time-event/contract/categories";
import type { CategoryDefinition, StageDefinition } from "@time-event/domain/category/category-definition";
import type { RareRules } from "@time-event/domain/category/rare-rules";
import type { AgeGroup } from "@time-event/domain/eligibility/age";
import type { FeeTier } from "@time-event/domain/pricing/fee-tiers";
import type { Checkpoint } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { sharedPools, type SharedPool } from "../places/places.queries.ts";
import type { CategoriesTable } from "../../db/schema.ts";
import { type RawBuilder, type Selectable, sql } from "kysely";

/** A category as it is stored. */
export interface StoredCategory extends CategoryDefinition {
  readonly id: number;
  readonly revision: number;
  readonly changedAt: InstantMs;
  readonly changedBy: string;
  /** Places taken, by entries that are not withdrawn and by orders. */
  readonly entered: number;
  /** Places that it shares with other categories. */
  readonly pools: readonly SharedPool[];
  /** When somebody fired its gun; null: it is only planned. */
  readonly gunFiredAt: InstantMs | null;
  readonly gunFiredBy: string;
}

/** The categories of an event, in their order. */
export async function loadCategories(db: Db | Tx, eventId: number): Promise<StoredCategory[]> {
  const rows = await db
    .selectFrom("categories")
    .innerJoin("categoryPlaces as p", "p.categoryId", "categories.id")
    .selectAll("categories")
    .select(["p.taken as entered", sharedPools.as("pools"), feeTiers.as("feeTiers")])
    .where("categories.eventId", "=", eventId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ entered, pools, feeTiers: tiers, ...row }) => ({ ...toStored(row, tiers), entered, pools }));
}

export async function findCategory(
  db: Db | Tx,
  eventId: number,
  id: number | null,
): Promise<StoredCategory | undefined> {
  return (await loadCategories(db, eventId)).find((category) => category.id === id);
}

/** Whether an order has an entry in it, whatever became of the order. */
export async function isOrdered(tx: Tx, categoryId: number): Promise<boolean> {
  const entry = tx.selectFrom("orderEntries").select("id").where("categoryId", "=", categoryId).limit(1);
  return (await entry.executeTakeFirst()) !== undefined;
}

/** Whether there are entries, withdrawn ones and those of orders included. */
export async function hasEntries(tx: Tx, eventId: number, categoryId: number): Promise<boolean> {
  if (await isOrdered(tx, categoryId)) return true;
  const entry = await tx
    .selectFrom("entries")
    .select("id")
    .where("eventId", "=", eventId)
    .where("categoryId", "=", categoryId)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** The tiers of a category as a JSON list, so that categories and prices are one look. Milliseconds as `columnParsers` has them. */
const feeTiers: RawBuilder<FeeTier[]> = sql`coalesce((
  select jsonb_agg(jsonb_build_object(
    'name', jsonb_build_object('th', t.name_th, 'en', t.name_en), 'priceSatang', t.price_satang,
    'endsAt', floor(extract(epoch from t.ends_at) * 1000), 'untilSold', t.until_sold) order by t.position)
  from fee_tiers t where t.event_id = categories.event_id and t.category_id = categories.id), '[]')`;

function toStored(
  row: Selectable<CategoriesTable>,
  feeTiers: readonly FeeTier[],
): Omit<StoredCategory, "entered" | "pools"> {
  const { eventId: _event, position: _position, nameTh, nameEn, ageGroups, rules, ...columns } = row;
  const { team, lapNeedsEveryCheckpoint, repeatWindowMs, maxSpeedMps, stages, relayLegs, ...others } =
    rules as RareRules;
  return {
    ...columns,
    feeTiers,
    name: { th: nameTh, en: nameEn },
    ageGroups: ageGroups as AgeGroup[],
    team: team ?? null,
    lapNeedsEveryCheckpoint: lapNeedsEveryCheckpoint ?? false,
    repeatWindowMs: repeatWindowMs ?? null,
    maxSpeedMps: maxSpeedMps ?? null,
    stages: (stages ?? []).map(({ gunAt, ...stage }): StageDefinition => ({ ...stage, gunAt: gunAt ?? null })),
    relayLegs: relayLegs ?? [],
    ...others,
  };
}

/** The checkpoints of an event along the course, with what its courses need of them. */
export async function loadCoursePoints(db: Db | Tx, eventId: number): Promise<CoursePointRow[]> {
  const rows = await db
    .selectFrom("checkpoints")
    .select(["code", "nameTh", "nameEn", "kind", "distanceM", "cutoffAt"])
    .where("eventId", "=", eventId)
    .orderBy("distanceM")
    .orderBy("position")
    .execute();
  return rows.map(({ nameTh, nameEn, ...point }) => ({ ...point, name: { th: nameTh, en: nameEn } }));
}

/** The same, in the form that the rules take. */
export function checkpointsByCode(points: readonly CoursePointRow[]): ReadonlyMap<string, Checkpoint> {
  return new Map(
    points.map(({ code, kind, distanceM, cutoffAt }) => [
      code,
      { code, kind, distanceM, ...(cutoffAt !== null && { cutoffAt }) },
    ]),
  );
}
