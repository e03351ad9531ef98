/** Two ways of doing the same work: ours, and the one that sets the limit (a peer, or the bare machine). */
export interface Pair {
  /** One round; returns its figure: milliseconds, requests per second, whatever is compared. */
  readonly ours: () => number | Promise<number>;
  readonly limit: () => number | Promise<number>;
}

/** Fewer tell nothing of the spread. */
const fewestPairs = 7;

/**
 * Measures both in ABBA order, so that a machine that slows down or warms up is as unfair to one as to the other, and
 * prints `name: ours/limit median (min–max) n=…`. The ratio is taken within each pair; absolute figures mean little on
 * shared machines.
 *
 * @example
 * await paired("rank-one", { ours: () => timeMs(rerank), limit: () => timeMs(sort) });
 */
export async function paired(name: string, { ours, limit }: Pair, pairs = fewestPairs): Promise<number> {
  if (pairs < fewestPairs) throw new RangeError(`${name}: at least ${fewestPairs} pairs, not ${pairs}`);
  // The first round of each pays for compiling and cold caches.
  await ours();
  await limit();
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) ratios.push(await measurePair(ours, limit, pair % 2 === 0));
  ratios.sort((a, b) => a - b);
  const median = medianOf(ratios);
  const [least = Number.NaN, most = Number.NaN] = [ratios[0], ratios.at(-1)];
  console.log(`${name}: ours/limit ${show(median)} (${show(least)}–${show(most)}) n=${pairs}`);
  return median;
}

async function measurePair(ours: Pair["ours"], limit: Pair["limit"], oursFirst: boolean): Promise<number> {
  if (oursFirst) return (await ours()) / (await limit());
  const ofLimit = await limit();
  return (await ours()) / ofLimit;
}

function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

function show(ratio: number): string {
  return ratio.toPrecision(3);
}

/** How long something takes, in milliseconds. */
export async function timeMs(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
