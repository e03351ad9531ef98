import type { FoundResult } from "@time-event/contract/results";
import { passedPoints } from "@time-event/domain/race/course-distances";
import { expectAhead } from "@time-event/domain/results/expect-ahead";
import type { Db } from "../../db/connection.ts";
import { loadEventView } from "../privacy/public-view.queries.ts";
import { findByBibs, findByText, loadFrame, loadSlugsUnderWay, type FoundEntry } from "./found-results.queries.ts";
import type { Leaderboard } from "./leaderboard.ts";
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

/** Where somebody is, in one event or in all events under way. */
export async function findResults(db: Db, boards: Leaderboards, query: FindQuery): Promise<FoundResult[]> {
  const { event, text = "", bibs, limit } = query;
  if (!text && bibs === undefined) return [];
  const slugs = event === undefined ? await loadSlugsUnderWay(db) : [event];
  const found: FoundResult[] = [];
  for (const slug of slugs) {
    if (found.length < limit) found.push(...(await findIn(db, await boards.get(slug), { ...query, text })));
  }
  return found.slice(0, limit);
}

async function findIn(db: Db, board: Leaderboard, { text, bibs, limit }: FindQuery & { text: string }) {
  const view = await loadEventView(db, board.eventId);
  if (!view.entries) return [];
  const entries = text
    ? await findByText(db, board.eventId, view, text, limit)
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

  return stored.flatMap((row): FoundResult[] => {
    const categoryId = categoryOf.get(row.entryId)!;
    const category = rules.categories.get(categoryId);
    const ranking = board.categories.some(({ id }) => id === categoryId) ? board.ranking(categoryId) : null;
    if (!category || !ranking) return [];
    const result = toResultRow(row, ranking);
    const isRacing = row.status === "on_course" || row.status === "started";
    const last = result.lastSeen;
    const distances = passedPoints(category, rules.checkpoints).map((point) => point?.distanceM ?? null);
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
        ahead: isRacing && row.laps === 0 ? aheadOf(row, category.checkpoints, distances, nameOf) : null,
      },
    ];
  });
}

function aheadOf(
  { splitMs, lastSeenAt }: StoredResult,
  course: readonly string[],
  distancesM: readonly (number | null)[],
  nameOf: (point: string) => { th: string; en: string },
): FoundResult["ahead"] {
  const ahead = expectAhead(distancesM, splitMs);
  const lastMs = splitMs.findLast((ms) => ms !== null);
  if (!ahead || lastSeenAt === null || lastMs === undefined || lastMs === null) return null;
  const expected = ({ index, ms }: { readonly index: number; readonly ms: number }) => {
    const checkpoint = course[index]!;
    return { checkpoint, name: nameOf(checkpoint), at: lastSeenAt + ms - lastMs };
  };
  return { paceMsPerKm: ahead.paceMsPerKm, next: expected(ahead.next), finish: expected(ahead.finish) };
}
