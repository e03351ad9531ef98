/** Two ways to do the same work: ours, and the limit (another program, or the bare machine). */
export interface Pair {
  /** Runs one round and returns its figure, such as milliseconds or requests per second. */
  readonly ours: () => number | Promise<number>;
  readonly limit: () => number | Promise<number>;
}

/** Fewer pairs say nothing about the spread. */
const fewestPairs = 7;

/**
 * Measures both in ABBA order, so that a machine that slows down or warms up affects both equally. Prints `name:
 * ours/limit median (min–max) n=…`. The ratio is computed within each pair, because absolute figures mean little on
 * shared machines.
 *
 * @example
 * await paired("rank-one", { ours: () => timeMs(rerank), limit: () => timeMs(sort) });
 */
export async function paired(name: string, { ours, limit }: Pair, pairs = fewestPairs): Promise<number> {
  const all = await pairedFigures(
    { [name]: (round: number) => round },
    { ours: async () => ours(), limit: async () => limit() },
    pairs,
  );
  return all[0]!;
}

interface PairOf<Round> {
  readonly ours: () => Promise<Round>;
  readonly limit: () => Promise<Round>;
}

/** The same for rounds that have several figures: one line for each. @returns the medians, in the order of the figures */
export async function pairedFigures<Round>(
  figures: Readonly<Record<string, (round: Round) => number>>,
  { ours, limit }: PairOf<Round>,
  pairs = fewestPairs,
): Promise<number[]> {
  const names = Object.keys(figures);
  if (pairs < fewestPairs) throw new RangeError(`${names.join()}: at least ${fewestPairs} pairs, not ${pairs}`);
  // The first round of each compiles code and fills caches, so it does not count.
  await ours();
  await limit();
  const rounds: (readonly [Round, Round])[] = [];
  for (let pair = 0; pair < pairs; pair++) rounds.push(await measurePair(ours, limit, pair % 2 === 0));
  return Object.entries(figures).map(([name, figure]) => {
    const ratios = rounds.map(([our, its]) => figure(our) / figure(its)).sort((a, b) => a - b);
    const median = medianOf(ratios);
    const [least = Number.NaN, most = Number.NaN] = [ratios[0], ratios.at(-1)];
    console.log(`${name}: ours/limit ${show(median)} (${show(least)}–${show(most)}) n=${pairs}`);
    return median;
  });
}

async function measurePair<Round>(
  ours: () => Promise<Round>,
  limit: () => Promise<Round>,
  oursFirst: boolean,
): Promise<readonly [Round, Round]> {
  if (oursFirst) {
    const our = await ours();
    return [our, await limit()];
  }
  const its = await limit();
  return [await ours(), its];
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
