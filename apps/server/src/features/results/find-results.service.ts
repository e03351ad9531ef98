import { setTimeout as delay } from "node:timers/promises";
import type { FoundResult } from "@time-event/contract/found-results";
import type { Category } from "@time-event/domain/race/race";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import type { Db } from "../../db/connection.ts";
import { expectedTimes, isExpectable } from "./expected-times.ts";
import { findEntries } from "./find-entries.ts";
import { loadFrame, loadSlugsUnderWay } from "./found-results.queries.ts";
import type { CategoryField, KeptFields } from "./kept-fields.ts";
import type { KeptNames } from "./kept-names.ts";
import type { Leaderboards } from "./leaderboards.ts";
import { loadRaceRules } from "./race-rules.queries.ts";
import { toResultRow } from "./result-list.service.ts";
import { loadResults, type StoredResult } from "./results.queries.ts";

export interface FindQuery {
  readonly event?: string | undefined;
  readonly text?: string | undefined;
  readonly bibs?: string | undefined;
  readonly limit: number;
}

const nameless = { th: "", en: "" };

interface FindingParts {
  readonly db: Db;
  readonly boards: Leaderboards;
  readonly names: KeptNames;
  readonly fields: KeptFields;
}

/** Where somebody is, in one event or in all events under way. */
export async function findResults(parts: FindingParts, query: FindQuery): Promise<FoundResult[]> {
  const { db } = parts;
  const { event, text = "", bibs, limit } = query;
  if (!text && bibs === undefined) return [];
  const slugs = event === undefined ? await loadSlugsUnderWay(db) : [event];
  const found: FoundResult[] = [];
  for (const slug of slugs) {
    if (found.length < limit) found.push(...(await findIn(parts, slug, { ...query, text })));
  }
  return found.slice(0, limit);
}

async function findIn(parts: FindingParts, slug: string, { text, ...query }: FindQuery & { text: string }) {
  const { db, fields } = parts;
  const typed = arabicDigits(text).toLowerCase();
  const { eventId, view, entries, places, isEarly } = await findEntries(parts, slug, { ...query, text: typed });
  const ids = entries.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [stored, frame, rules, placesOf] = await Promise.all([
    loadResults(db, ids, view),
    loadFrame(db, eventId),
    loadRaceRules(db, eventId),
    places,
  ]);
  if (!rules) return [];
  const nameOf = (point: string) => frame.points.find(({ code }) => code === point)?.name ?? nameless;
  const categoryOf = new Map(entries.map(({ id, categoryId }) => [id, categoryId]));

  const found = stored.map(async (row): Promise<FoundResult[]> => {
    const categoryId = categoryOf.get(row.entryId)!;
    const category = rules.categories.get(categoryId);
    const ranking = placesOf.get(categoryId);
    if (!category || !ranking) return [];
    const result = toResultRow(row, ranking);
    const isRacing = row.status === "on_course" || row.status === "started";
    const last = result.lastSeen;
    const field = isExpectable(row) ? await soon(fields(rules, categoryId, category), isEarly) : null;
    return [
      {
        ...result,
        event: frame.event.slug,
        eventName: frame.event.name,
        timeZone: frame.event.timeZone,
        category: category.code,
        categoryName: frame.categories.find(({ id }) => id === categoryId)?.name ?? nameless,
        rounding: category.rounding,
        runningPlace: isRacing ? (ranking.countAhead(row.entryId) ?? 0) + 1 : null,
        lastPoint: last && { ...last, name: nameOf(last.checkpoint) },
        ahead: field && aheadOf(row, category, field, nameOf),
      },
    ];
  });
  return (await Promise.all(found)).flat();
}

/** For how long the first search waits for what the field has shown of the course; the next one has it. */
const patienceMs = 20;

function soon<Value>(value: Promise<Value>, isEarly: boolean): Promise<Value | null> {
  return isEarly ? Promise.race([value, delay(patienceMs, null)]) : value;
}

function aheadOf(
  row: StoredResult,
  category: Category,
  field: CategoryField,
  nameOf: (point: string) => { th: string; en: string },
): FoundResult["ahead"] {
  const expected = expectedTimes(row, category, field).map((time) => ({ ...time, name: nameOf(time.checkpoint) }));
  const last = row.splitMs.findLastIndex((ms) => ms !== null);
  const lastM = field.distancesM[last];
  const [next, finish] = [expected[0], expected.at(-1)];
  if (!next || !finish || !lastM) return null;
  return { paceMsPerKm: Math.round((row.splitMs[last]! * 1000) / lastM), next, finish };
}
