import type { ReplyOf } from "@time-event/contract/endpoint";
import type { webRegisterResultListField } from "@time-event/contract/results";
import { placeOnWay } from "@time-event/domain/pacing/place-on-way";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { loadEventView } from "../privacy/public-view.queries.ts";
import { countOnCourse, loadField, loadLeaders } from "./fields.queries.ts";
import type { KeptFields } from "./kept-fields.ts";
import type { Leaderboards } from "./leaderboards.ts";
import { namedCategories } from "./leaderboards.queries.ts";
import { loadRaceRules } from "./race-rules.queries.ts";

interface Parts {
  readonly db: Db;
  readonly boards: Leaderboards;
  readonly fields: KeptFields;
}

/** More dots than these cannot be told apart. */
const mostDots = 400;
const leaders = 3;

/**
 * Where the field of a category is at an instant.
 * @throws NotFound `event_not_found`, `category_not_found`
 */
export async function fieldOnCourse(
  { db, boards, fields }: Parts,
  { event, category: code }: { readonly event: string; readonly category: string },
  now: InstantMs,
): Promise<ReplyOf<typeof webRegisterResultListField>> {
  const board = await boards.get(event);
  const id = (await namedCategories(db, board)).find((known) => known.code === code)?.id;
  const rules = await loadRaceRules(db, board.eventId);
  const category = id === undefined ? undefined : rules?.categories.get(id);
  if (!rules || !category || id === undefined) throw new NotFound("category");

  const nobody = { at: now, onCourse: 0, placesM: [], leaders: [] };
  const view = await loadEventView(db, board.eventId);
  if (!view.entries || category.stages) return { data: nobody, meta: {} };
  const { distancesM, onRoad, shown } = await fields(rules, id, category);
  if (distancesM.length === 0) return { data: nobody, meta: {} };

  const wanted = { eventId: board.eventId, categoryId: id };
  const rows = await loadField(db, { ...wanted, onCourse: true }, mostDots);
  const places = rows.flatMap(({ splitMs, lastSeenAt }) => {
    const lastMs = splitMs.findLast((ms) => ms !== null) ?? 0;
    return placeOnWay({ distancesM, splitMs, onRoad }, shown, now - lastSeenAt + lastMs) ?? [];
  });
  const placesM = places.map((place) => Math.round(place)).toSorted((a, b) => a - b);
  const first = await loadLeaders(db, wanted, leaders);
  return { data: { at: now, onCourse: await countOnCourse(db, wanted), placesM, leaders: first }, meta: {} };
}
