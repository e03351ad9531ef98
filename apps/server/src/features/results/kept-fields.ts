import { learnFromField, type FieldCorrections } from "@time-event/domain/pacing/field-corrections";
import { passedPoints } from "@time-event/domain/race/course-distances";
import type { Category } from "@time-event/domain/race/race";
import type { Db } from "../../db/connection.ts";
import { loadArt, loadField } from "./fields.queries.ts";
import type { RaceRules } from "./race-rules.queries.ts";

const onFootOnRoads: ReadonlySet<string> = new Set(["road", "walk"]);
/** Who swims does not cycle at that pace: nothing can be expected. */
const withoutOnePace: ReadonlySet<string> = new Set(["triathlon", "duathlon", "rally", "virtual"]);

/** What the field of a category has shown of its course, and of which sport it is. */
export interface CategoryField {
  /** Of each point of the course, in order; null where it is not known; none where it is no single way, or the sport has several paces. */
  readonly distancesM: readonly (number | null)[];
  readonly onRoad: boolean;
  readonly shown: FieldCorrections;
}

interface Kept {
  readonly field: Promise<CategoryField>;
  readonly at: number;
}

/** What thousands have shown changes little within a minute. */
const keptMs = 60_000;
/** Up to this age it is answered while a newer one is worked out. */
const mostAgeMs = 5 * keptMs;
/** So many, spread evenly over the field, show as much as all of them. */
const sampled = 2_000;
/** Events that nobody looks at any more leave. */
const mostKept = 50;

/** What the fields of categories have shown, worked out once a minute at most while somebody asks. */
export function createKeptFields(db: Db, clock = () => performance.now()) {
  const kept = new Map<number, Kept>();

  async function load(rules: RaceRules, categoryId: number, category: Category): Promise<CategoryField> {
    const distancesM = passedPoints(category, rules.checkpoints).map((point) => point?.distanceM ?? null);
    const art = await loadArt(db, rules.eventId);
    const isLapped = category.checkpoints.some((code) => rules.checkpoints.get(code)?.kind === "lap");
    if (isLapped || withoutOnePace.has(art)) return { distancesM: [], onRoad: false, shown: learnFromField([], 0) };
    const onRoad = onFootOnRoads.has(art);
    const rows = await loadField(db, { eventId: rules.eventId, categoryId }, sampled);
    const field = rows.flatMap(({ splitMs, lastSeenAt }) => {
      const lastMs = splitMs.findLast((ms) => ms !== null) ?? null;
      return lastMs === null ? [] : [{ distancesM, onRoad, splitMs, startedAt: lastSeenAt - lastMs }];
    });
    // as of the last read: without reads nobody has shown anything
    const now = rows.reduce((latest, { lastSeenAt }) => Math.max(latest, lastSeenAt), 0);
    return { distancesM, onRoad, shown: learnFromField(field, now) };
  }

  return async (rules: RaceRules, categoryId: number, category: Category): Promise<CategoryField> => {
    const before = kept.get(categoryId);
    const age = before ? clock() - before.at : Infinity;
    if (before && age < keptMs) return before.field;
    const field = load(rules, categoryId, category);
    const now = { field, at: clock() };
    kept.delete(categoryId);
    kept.set(categoryId, now);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
    field.catch(() => kept.get(categoryId) === now && kept.delete(categoryId));
    // nobody waits for what is a little newer
    return before && age < mostAgeMs ? before.field : field;
  };
}

export type KeptFields = ReturnType<typeof createKeptFields>;
