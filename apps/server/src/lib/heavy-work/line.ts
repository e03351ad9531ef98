import { Unavailable } from "../unavailable.ts";

export interface Line {
  /** @throws Unavailable (503) by the work itself */
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
  load(): { readonly running: number; readonly waiting: number };
}

/**
 * Runs a limited number of works at once. The others wait in line; when the line is full, the next one is told to come
 * back later.
 */
export function createLine({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Line {
  const line: (() => void)[] = [];
  let running = 0;

  return {
    pass: async (work) => {
      if (running >= atOnce) {
        if (line.length >= waiting) throw new Unavailable("too many works are waiting");
        // the work that ends hands its place to the next, so that no other can slip in between
        await new Promise<void>((begin) => line.push(begin));
      } else {
        running++;
      }
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next) next();
        else running--;
      }
    },
    load: () => ({ running, waiting: line.length }),
  };
}
