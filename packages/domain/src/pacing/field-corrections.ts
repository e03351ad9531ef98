import type { InstantMs } from "../time/instant.ts";
import { ownTimes, partAhead, type Slowing, type Way } from "./slowing.ts";

/** Somebody of the field: their way so far, and when their own clock began. */
export interface Follower extends Way {
  readonly startedAt: InstantMs;
}

/** How the field differs from what was expected of it, in parts of the spread: -1 and 1 are the ends of the window. */
export interface Correction {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

/** What the field has shown by now between each two points of its course. */
export interface FieldCorrections {
  /** Between two points, by their indexes. */
  between(last: number, to: number): Correction;
}

/** So many expected ones are mixed in, so that the first ones to come do not decide alone. */
const expectedOnes = 12;
/** Spread evenly between these, a tenth of them is beyond each end of the window. */
const endsOfAll = 1.25;
/** The latest ones are the most like those who follow. */
const mostCounted = 240;
/** Who could not have come within this many spreads more is not waited for: else the fast ones alone would count. */
const waitedSpreads = 2;
const unlearnt: Correction = { least: -1, usual: 0, most: 1 };

/**
 * Learns from the field of one race, whose members all have the same course. Each is compared with what was expected of them, and
 * only those count who passed the first point so long ago that also a slow one would have passed the second.
 */
export function learnFromField(field: readonly Follower[], now: InstantMs): FieldCorrections {
  const learnt = new Map<string, Correction>();
  return {
    between: (last, to) => {
      const key = `${last} ${to}`;
      const kept = learnt.get(key);
      if (kept) return kept;
      const correction = correctionOf(scoresOf(field, now, last, to));
      learnt.set(key, correction);
      return correction;
    },
  };
}

function scoresOf(field: readonly Follower[], now: InstantMs, last: number, to: number): number[] {
  const passed: { readonly at: InstantMs; readonly score: number }[] = [];
  for (const one of field) {
    const own = ownTimes(one);
    const [fromMs, toMs] = [own[last] ?? null, own[to] ?? null];
    if (fromMs === null || toMs === null || toMs <= fromMs) continue;
    const part = partAhead(one, last, to);
    if (!part) continue;
    const { evenMs, slowing } = part;
    const at = one.startedAt + fromMs;
    const latest = slowing.usual + waitedSpreads * (slowing.most - slowing.usual);
    if (at + evenMs * Math.exp(latest) > now) continue;
    passed.push({ at, score: scoreOf(Math.log((toMs - fromMs) / evenMs), slowing) });
  }
  passed.sort((one, other) => other.at - one.at);
  return passed.slice(0, mostCounted).map(({ score }) => score);
}

function scoreOf(slowing: number, { least, usual, most }: Slowing): number {
  return slowing < usual ? (slowing - usual) / (usual - least) : (slowing - usual) / (most - usual);
}

/** The tenths of what came, with expected ones mixed in: they stand where a tenth, a half and nine tenths of them are expected. */
function correctionOf(scores: readonly number[]): Correction {
  if (scores.length === 0) return unlearnt;
  const expected = Array.from({ length: expectedOnes }, (_, at) => endsOfAll * ((2 * (at + 0.5)) / expectedOnes - 1));
  const all = Float64Array.from([...scores, ...expected]).sort();
  const at = (part: number) => all[Math.round(part * (all.length - 1))]!;
  return { least: at(0.1), usual: at(0.5), most: at(0.9) };
}
