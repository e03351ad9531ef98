import type { FoundResult } from "@time-event/contract/found-results";
import type { Category } from "@time-event/domain/race/race";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import type { Db } from "../../db/connection.ts";
import { loadEventView, type EventView } from "../privacy/public-view.queries.ts";
import { expectedTimes, isExpectable } from "./expected-times.ts";
import { findByBibs, findByText, loadFrame, loadSlugsUnderWay, type FoundEntry } from "./found-results.queries.ts";
import type { CategoryField, KeptFields } from "./kept-fields.ts";
import type { KeptNames } from "./kept-names.ts";
import type { Leaderboard } from "./leaderboard.ts";
import type { Leaderboards } from "./leaderboards.ts";
import { loadCategoriesOf } from "./names.queries.ts";
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
  const { db, boards } = parts;
  const { event, text = "", bibs, limit } = query;
  if (!text && bibs === undefined) return [];
  const slugs = event === undefined ? await loadSlugsUnderWay(db) : [event];
  const found: FoundResult[] = [];
  for (const slug of slugs) {
    if (found.length < limit) found.push(...(await findIn(parts, await boards.get(slug), { ...query, text })));
  }
  return found.slice(0, limit);
}

async function findIn(
  { db, names, fields }: FindingParts,
  board: Leaderboard,
  { text, bibs, limit }: FindQuery & { text: string },
) {
  const view = await loadEventView(db, board.eventId);
  if (!view.entries) return [];
  const entries = text
    ? await findNamed({ db, names, board, view }, arabicDigits(text).toLowerCase(), limit)
    : await findByBibs(db, board.eventId, (bibs ?? "").split(","));
  const stored = await loadResults(
    db,
    entries.map(({ id }) => id),
    view,
  );
  const [frame, rules] = await Promise.all([loadFrame(db, board.eventId), loadRaceRules(db, board.eventId)]);
  if (!rules) return [];
  const nameOf = (point: string) => frame.points.find(({ code }) => code === point)?.name ?? nameless;
  const categoryOf = new Map(entries.map(({ id, categoryId }: FoundEntry) => [id, categoryId]));

  const found = stored.map(async (row): Promise<FoundResult[]> => {
    const categoryId = categoryOf.get(row.entryId)!;
    const category = rules.categories.get(categoryId);
    const ranking = board.categories.some(({ id }) => id === categoryId) ? board.ranking(categoryId) : null;
    if (!category || !ranking) return [];
    const result = toResultRow(row, ranking);
    const isRacing = row.status === "on_course" || row.status === "started";
    const last = result.lastSeen;
    const field = isExpectable(row) ? await fields(rules, categoryId, category) : null;
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

interface Finding {
  readonly db: Db;
  readonly names: KeptNames;
  readonly board: Leaderboard;
  readonly view: EventView;
}

/** The database's index knows parts of three letters. */
const hasPart = (typed: string) => /\S{3}/u.test(typed);

/** Letters with their marks: of a number, or of two letters, no sound is asked. */
const isSpoken = (typed: string) => /[\p{L}\p{M}]{3}/u.test(typed);

/**
 * The exact bib, then names and clubs that hold what was typed, then names that sound like it: a runner whom the list knows in
 * Thai is found in Latin letters, however they are spelled. While the names of an event are being read, the database finds them.
 */
async function findNamed({ db, names, board, view }: Finding, typed: string, limit: number): Promise<FoundEntry[]> {
  const exact = await findByBibs(db, board.eventId, [typed, typed.toUpperCase()]);
  const seen = { firstNames: view.names !== "initials", lastNames: view.names === "full", clubs: view.club };
  names.warm(board);
  if (names.readiness(board) === "none" && hasPart(typed)) {
    const literal = eachOnce([...exact, ...(await findByText(db, board.eventId, view, typed, limit))]);
    if (literal.length > 0) return literal.slice(0, limit);
  }
  const index = await names.get(board);
  const written = index.written(typed, seen, limit);
  // who is found as written does not wait until the sounds of all names are known
  const isHeard = isSpoken(typed) && (written.length === 0 || names.readiness(board) === "sounds");
  const alike = isHeard && written.length < limit ? index.sounding(typed, seen, limit) : [];
  return eachOnce([...exact, ...(await loadCategoriesOf(db, [...written, ...alike]))]).slice(0, limit);
}

function eachOnce(entries: readonly FoundEntry[]): FoundEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
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
