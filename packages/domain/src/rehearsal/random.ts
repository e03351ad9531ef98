/** Random numbers that are the same every time: a made-up race depends on its seed alone. */
export interface Random {
  /** 0 ≤ x < 1. */
  readonly next: () => number;
  readonly between: (from: number, to: number) => number;
  /** A whole number, both ends included. */
  readonly whole: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Normally distributed, mean 0, deviation 1, never further out than 3. */
  readonly normal: () => number;
  /** Waiting time: often short, sometimes long. */
  readonly exponential: (mean: number) => number;
  readonly shuffled: <Item>(items: readonly Item[]) => Item[];
}

/**
 * A generator (mulberry32) with a seed of its own, so that a change in one part of a race leaves the others alone.
 *
 * @example
 * createRandom("trail:field").whole(1, 6);
 */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1));
  return {
    next,
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    normal: () => Math.max(-3, Math.min(3, Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()))),
    exponential: (mean) => -mean * Math.log(1 - next()),
    shuffled: (items) => {
      const rest = [...items];
      for (let last = rest.length - 1; last > 0; last--) {
        const other = whole(0, last);
        [rest[last], rest[other]] = [rest[other]!, rest[last]!];
      }
      return rest;
    },
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value | 0;
}
