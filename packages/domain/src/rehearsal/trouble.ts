import type { InstantMs } from "../time/instant.ts";
import { type RehearsedRead } from "./make-reads.ts";
import { createRandom } from "./random.ts";

/** What goes wrong in a rehearsal, so that staff learn to see and to mend it. */
export const troubles = ["missed_mat", "slow_clock", "unknown_chips"] as const;
export type Trouble = (typeof troubles)[number];

const slowMs = 7 * 60_000;
/** One in so many reads is of a chip that nobody wears. */
const oneInChips = 150;

/**
 * Spoils the reads of a rehearsal. `missed_mat`: the busiest point between start and finish records nothing for the
 * middle third of its time. `slow_clock`: the next one's clock falls back by seven minutes half-way. `unknown_chips`:
 * reads of chips that no entry has.
 *
 * @example
 * addTrouble(reads, ["missed_mat"], "7").length < reads.length; // true
 */
export function addTrouble(
  reads: readonly RehearsedRead[],
  chosen: readonly Trouble[],
  seed: string,
): readonly RehearsedRead[] {
  const [missed, slow = missed] = pointsBetween(reads);
  let spoiled = reads;
  if (chosen.includes("missed_mat") && missed) spoiled = withoutMiddle(spoiled, missed);
  if (chosen.includes("slow_clock") && slow) spoiled = withSlowClock(spoiled, slow);
  if (chosen.includes("unknown_chips")) spoiled = [...spoiled, ...ofNobody(spoiled, seed)];
  return spoiled;
}

/** Checkpoints that are neither the first nor the last that is passed, the busiest first; of a short course, its last. */
function pointsBetween(reads: readonly RehearsedRead[]): string[] {
  const seen = new Map<string, { count: number; first: InstantMs; last: InstantMs }>();
  for (const { checkpoint, at } of reads) {
    const known = seen.get(checkpoint) ?? { count: 0, first: at, last: at };
    seen.set(checkpoint, {
      count: known.count + 1,
      first: Math.min(known.first, at),
      last: Math.max(known.last, at),
    });
  }
  const inOrder = [...seen].sort(([, one], [, other]) => one.first - other.first);
  const between = inOrder.length > 2 ? inOrder.slice(1, -1) : inOrder.slice(-1);
  return between.sort(([, one], [, other]) => other.count - one.count).map(([checkpoint]) => checkpoint);
}

function timesAt(reads: readonly RehearsedRead[], checkpoint: string): InstantMs[] {
  return reads
    .filter((read) => read.checkpoint === checkpoint)
    .map(({ at }) => at)
    .sort((one, other) => one - other);
}

function withoutMiddle(reads: readonly RehearsedRead[], checkpoint: string): RehearsedRead[] {
  const times = timesAt(reads, checkpoint);
  const from = times[Math.floor(times.length / 3)] ?? 0;
  const to = times[Math.floor((2 * times.length) / 3)] ?? 0;
  return reads.filter((read) => read.checkpoint !== checkpoint || read.at < from || read.at >= to);
}

function withSlowClock(reads: readonly RehearsedRead[], checkpoint: string): RehearsedRead[] {
  const times = timesAt(reads, checkpoint);
  const from = times[Math.floor(times.length / 2)] ?? 0;
  return reads.map((read) =>
    read.checkpoint === checkpoint && read.at >= from ? { ...read, at: read.at - slowMs } : read,
  );
}

function ofNobody(reads: readonly RehearsedRead[], seed: string): RehearsedRead[] {
  const random = createRandom(`${seed}:nobody`);
  return reads
    .filter(() => random.chance(1 / oneInChips))
    .map((read) => ({ ...read, bib: null, chip: `LOST${random.whole(1000, 9999)}`, at: read.at + 1_000 }));
}
