import { byHarm, findFindings } from "@time-event/domain/findings/find-findings";
import type { Finding, JudgedCategory } from "@time-event/domain/findings/finding";
import { readsOfNobody } from "@time-event/domain/findings/reads-of-nobody";
import { areTwoPlaces, type PlaceOnCourse, type ReadPair, twoPlaces } from "@time-event/domain/findings/two-places";
import { passedPoints } from "@time-event/domain/race/course-distances";
import type { Category, Checkpoint } from "@time-event/domain/race/race";
import { maxSpeedOf } from "@time-event/domain/timing/quickest-legs";
import type { Db, Tx } from "../../db/connection.ts";
import type { RaceRules } from "../results/race-rules.queries.ts";
import { loadWaves } from "../waves/waves.queries.ts";
import { type JudgedRow, loadClosePairs, loadJudged, loadShownEntries, loadUnknown } from "./findings.queries.ts";
import { tracedReads } from "./traced-reads.ts";

type Checkpoints = ReadonlyMap<string, Checkpoint>;

/** Looks through results and reads for what somebody must look at. */
export async function collectFindings(db: Db | Tx, rules: RaceRules) {
  const { eventId, categories, checkpoints } = rules;
  const judged = await loadJudged(db, eventId);
  const unknown = await loadUnknown(db, eventId);
  const pairs = await loadClosePairs(db, eventId);
  const waves = await loadWaves(db, eventId);
  const entries = new Map(judged.map((row) => [row.entryId, row]));
  const impossible = await loadImpossible(db, rules, judged);
  const fields = new Map(
    [...categories].map(([id, category]): [number, JudgedCategory] => [
      id,
      {
        ...fieldOf(category, checkpoints),
        waves: waves.filter(({ categoryId }) => categoryId === id).map(({ startsAt }) => startsAt),
        entries: judged
          .filter(({ categoryId }) => categoryId === id)
          .map(({ gunMs, ...row }) => ({ ...row, hasFinish: gunMs !== null, ...impossible.get(row.entryId) })),
      },
    ]),
  );
  const findings: Finding[] = [...fields.values()].flatMap(findFindings);
  for (const pair of pairs) {
    const category = categories.get(entries.get(pair.entryId)?.categoryId ?? 0);
    if (category && isOfTwoPlaces(pair, category, checkpoints)) findings.push(twoPlaces(pair));
  }
  for (const each of unknown) findings.push(readsOfNobody(each));
  return { findings: byHarm(findings), entries, fields, unknown };
}
export type Collected = Awaited<ReturnType<typeof collectFindings>>;

/** Of those who have such reads, the reads that the rules refused as impossible: what a decision on them is about. */
async function loadImpossible(db: Db | Tx, rules: RaceRules, judged: readonly JudgedRow[]) {
  const doubtful = judged.filter(({ flags }) => flags.includes("too_fast") || flags.includes("split_out_of_order"));
  const ids = doubtful.map(({ entryId }) => entryId);
  const rows = ids.length === 0 ? [] : await loadShownEntries(db, rules.eventId, ids);
  const readsOf = new Map(rows.map(({ id, reads }) => [id, reads ?? []]));
  return new Map(
    doubtful.map((row) => {
      const refused = tracedReads(rules, row, readsOf.get(row.entryId) ?? []).filter(
        ({ ignored }) => ignored === "too_fast" || ignored === "out_of_order",
      );
      const lastId = refused.reduce((last, { id }) => Math.max(last, id), 0);
      return [row.entryId, { impossibleReads: { count: refused.length, lastId } }] as const;
    }),
  );
}

function fieldOf(category: Category, checkpoints: Checkpoints): Omit<JudgedCategory, "waves" | "entries"> {
  const kinds = category.checkpoints.map((code) => checkpoints.get(code)?.kind);
  return {
    code: category.code,
    checkpoints: category.checkpoints,
    start: kinds.indexOf("start"),
    isOneWay: !kinds.includes("lap") && (category.laps ?? 1) <= 1 && !category.stages,
  };
}

/** A place that a course passes several times may be the nearer one. */
function isOfTwoPlaces({ first, second }: ReadPair, category: Category, checkpoints: Checkpoints): boolean {
  const points = passedPoints(category, checkpoints);
  const placesOf = (code: string): PlaceOnCourse[] =>
    points.flatMap((point) =>
      point?.code === code ? [{ distanceM: point.distanceM, isEnd: point.kind !== "split" }] : [],
    );
  const places = placesOf(second.checkpoint);
  const gapMs = second.at - first.at;
  const speed = maxSpeedOf(category);
  const from = placesOf(first.checkpoint);
  if (category.stages || from.length === 0 || places.length === 0) return false;
  return from.every((a) => places.every((b) => areTwoPlaces(a, b, gapMs, speed)));
}
