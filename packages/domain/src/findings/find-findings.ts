import { fastParts } from "./fast-parts.ts";
import { type Finding, type FindingKind, findingKinds, type JudgedCategory, type JudgedEntry } from "./finding.ts";
import { failedPoints, missedPoints } from "./missed-points.ts";
import { otherWave, startReadAt } from "./started-wave.ts";

const podium = 3;

/**
 * Everything in a category that somebody must look at, as its results show it; the most harmful first.
 *
 * @example
 * findFindings(category).map(({ kind, entryId }) => [kind, entryId]); // [["top_without_splits", 3]]
 */
export function findFindings(category: JudgedCategory): Finding[] {
  const { code, checkpoints, entries, isOneWay, start } = category;
  const failed = isOneWay ? failedPoints(category) : new Map<number, number>();
  const top = topOf(entries);
  const codesOf = (points: readonly number[]) => points.map((index) => checkpoints[index]!);
  const fast = isOneWay ? fastParts(category) : [];
  const findings: Finding[] = [];
  for (const entry of entries) {
    const add = (kind: FindingKind, evidence: string, more: Partial<Finding> = {}) =>
      findings.push(ofEntry(kind, entry.entryId, evidence, more));
    const { lastSeenAt, outAt, flags } = entry;
    if (isSeenAfterOut(entry)) add("read_after_dropout", String(lastSeenAt), { since: outAt });
    if (isReadWithoutStart(entry)) add("read_of_non_starter", String(lastSeenAt));
    const missed = codesOf(isOneWay ? missedPoints(entry, start) : []);
    const isMissed = missed.length > 0 || flags.includes("missing_split") || flags.includes("inferred_lap");
    const isNews = isOneWay ? missed.some((point) => !failed.has(checkpoints.indexOf(point))) : isMissed;
    if (isMissed && top.has(entry.entryId)) add("top_without_splits", missed.join(), { points: missed });
    else if (isNews) add("missing_read", missed.join(), { points: missed });
    const doubts = flags.filter((flag) => flag === "too_fast" || flag === "split_out_of_order" || flag === "fast_lap");
    if (doubts.length > 0) {
      const { count, lastId } = entry.impossibleReads ?? { count: 0, lastId: 0 };
      add("impossible_split", `${doubts.join()} ${count} ${lastId}`);
    }
    const startAt = startReadAt(entry, start);
    if (isOneWay && entry.waveStartsAt !== null && startAt !== null) {
      const other = otherWave(category.waves, entry.waveStartsAt, startAt);
      if (other !== null) add("wrong_wave", String(other), { since: other });
    }
  }
  for (const { entryId, from, to, ms } of fast) {
    const points = codesOf([from, to]);
    findings.push(ofEntry("impossible_split", entryId, `${points.join()} ${ms}`, { points }));
  }
  for (const [index, count] of failed) {
    const point = checkpoints[index]!;
    const key = `point_missed_by_many ${code} ${point}`;
    findings.push({ ...nothing, key, kind: "point_missed_by_many", subject: code, points: [point], count });
  }
  return byHarm(findings);
}

const nothing = { entryId: null, subject: "", points: [], count: 1, since: null } as const;

function ofEntry(kind: FindingKind, entryId: number, evidence: string, more: Partial<Finding>): Finding {
  return { ...nothing, key: `${kind} ${entryId} ${evidence}`.trim(), kind, entryId, ...more };
}

/** Findings with the most harmful first, each once. */
export function byHarm(findings: readonly Finding[]): Finding[] {
  const order = new Map(findingKinds.map((kind, index) => [kind, index]));
  const once = new Map(findings.map((finding) => [finding.key, finding]));
  return [...once.values()].toSorted((a, b) => order.get(a.kind)! - order.get(b.kind)! || b.count - a.count);
}

/** Whom a read has made a starter, in spite of a DNS, is counted as everybody else. */
function isReadWithoutStart({ ruledStatus, isWithdrawn, status, lastSeenAt }: JudgedEntry): boolean {
  return lastSeenAt !== null && (isWithdrawn || (ruledStatus === "dns" && status === "dns"));
}

/** An official's DNF has no time of its own: whoever has a finish that counts was read after it. */
function isSeenAfterOut({ ruledStatus, outAt, lastSeenAt, hasFinish }: JudgedEntry): boolean {
  if (ruledStatus !== "dnf" || lastSeenAt === null) return false;
  return outAt === null ? hasFinish : lastSeenAt > outAt;
}

/** Who is among the first three of all, of the men or of the women. */
function topOf(entries: readonly JudgedEntry[]): ReadonlySet<number> {
  const finished = entries.filter(({ status }) => status === "finished").toSorted((a, b) => a.rankKey - b.rankKey);
  const first = (of: readonly JudgedEntry[]) => {
    const lastKey = of[podium - 1]?.rankKey ?? Infinity;
    return of.filter(({ rankKey }) => rankKey <= lastKey).map(({ entryId }) => entryId);
  };
  const ofGender = (gender: string) => first(finished.filter((entry) => entry.gender === gender));
  return new Set([...first(finished), ...ofGender("M"), ...ofGender("F")]);
}
