import { isOver } from "@time-event/domain/event-state/event-states";
import type { RareRules } from "@time-event/domain/category/rare-rules";
import { categoryAsStarted, type Start, startInstant } from "@time-event/domain/race/category-as-started";
import type { Category, Checkpoint } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { AgeGroup } from "@time-event/domain/eligibility/age";
import type { Db, Tx } from "../../db/connection.ts";

/** What judging a race needs to know about it, by the ids that its entries refer to. */
export interface RaceRules {
  readonly eventId: number;
  readonly slug: string;
  readonly inProgress: boolean;
  readonly readsOutrankDns: boolean;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly checkpoints: ReadonlyMap<string, Checkpoint>;
  readonly categories: ReadonlyMap<number, Category>;
}

/** How an entry starts, as it is stored. */
export interface StoredStart {
  readonly waveId: number | null;
  readonly startsAt: InstantMs | null;
}

/** The same as the rules see it. */
export function startOf({ waveId, startsAt }: StoredStart): Start {
  return { ...(waveId !== null && { wave: String(waveId) }), ...(startsAt !== null && { startsAt }) };
}

/** A category as an entry started in it. */
export function asStarted(category: Category, entry: StoredStart): Category {
  return categoryAsStarted(category, startOf(entry));
}

/** The instant from which the times of an entry count, as far as they follow a gun. */
export function startedAt(category: Category, entry: StoredStart): InstantMs {
  return startInstant(category, startOf(entry));
}

/** The categories whose race ends with their leader, or with the last one. */
export function ledCategories({ categories }: Pick<RaceRules, "categories">): number[] {
  return [...categories].filter(([, { lapsEnd }]) => isLedBy(lapsEnd)).map(([id]) => id);
}

const isLedBy = (lapsEnd: Category["lapsEnd"]) => lapsEnd === "leader" || lapsEnd === "last";

/** Loads the rules of one event; undefined when there is no such event. */
export async function loadRaceRules(db: Db | Tx, eventId: number): Promise<RaceRules | undefined> {
  const event = await db
    .selectFrom("events")
    .select(["id", "slug", "state", "startsOn", "endsOn", "readsOutrankDns"])
    .where("id", "=", eventId)
    .executeTakeFirst();
  if (!event) return undefined;

  const checkpoints = await db
    .selectFrom("checkpoints")
    .select(["code", "kind", "distanceM", "cutoffAt"])
    .where("eventId", "=", eventId)
    .orderBy("position")
    .execute();
  const categories = await db
    .selectFrom("categories")
    .selectAll()
    .where("eventId", "=", eventId)
    .orderBy("position")
    .execute();
  const waves = categories.some(({ wavesHaveGuns }) => wavesHaveGuns)
    ? await db.selectFrom("waves").select(["id", "categoryId", "startsAt"]).where("eventId", "=", eventId).execute()
    : [];
  const isLed = categories.some((row) => isLedBy((row.rules as RareRules).lapsEnd));
  const leaders = new Map(isLed ? await loadLeaderFlags(db, eventId) : []);

  return {
    eventId,
    slug: event.slug,
    inProgress: !isOver(event.state),
    readsOutrankDns: event.readsOutrankDns,
    startsOn: event.startsOn,
    endsOn: event.endsOn,
    checkpoints: new Map(
      checkpoints.map(({ code, kind, distanceM, cutoffAt }) => [
        code,
        { code, kind: kind as Checkpoint["kind"], distanceM, ...(cutoffAt !== null && { cutoffAt }) },
      ]),
    ),
    categories: new Map(
      categories.map((row) => [
        row.id,
        {
          code: row.code,
          gender: row.gender as Category["gender"],
          gunAt: row.gunAt,
          ...(row.wavesHaveGuns && {
            waveGuns: Object.fromEntries(
              waves.filter(({ categoryId }) => categoryId === row.id).map(({ id, startsAt }) => [id, startsAt]),
            ),
          }),
          rankBy: row.rankBy,
          rankGenderBy: row.rankGenderBy,
          rankAgeGroupsBy: row.rankAgeGroupsBy,
          ageOn: row.ageOn as Category["ageOn"],
          ageGroups: row.ageGroups as unknown as AgeGroup[],
          winnersLeaveAgeGroups: row.winnersLeaveAgeGroups,
          rounding: row.rounding as Category["rounding"],
          checkpoints: row.course,
          ...(row.timeLimitMs !== null && { timeLimitMs: row.timeLimitMs }),
          ...(row.laps !== null && { laps: row.laps }),
          ...(row.rules as unknown as RareRules),
          ...(leaders.has(row.id) && { leaderAt: leaders.get(row.id)! }),
        },
      ]),
    ),
  };
}

/** By when each category was judged whose leader has ended its race. */
export async function loadLeaderFlags(db: Db | Tx, eventId: number): Promise<[categoryId: number, at: InstantMs][]> {
  const rows = await db
    .selectFrom("leaderFlags")
    .select(["categoryId", "leaderAt"])
    .where("eventId", "=", eventId)
    .execute();
  return rows.map(({ categoryId, leaderAt }) => [categoryId, leaderAt]);
}
