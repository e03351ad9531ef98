import { Unavailable } from "../unavailable.ts";

export interface Line {
  /** @throws Unavailable (503) by the work itself */
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
  load(): { readonly running: number; readonly waiting: number };
}

/**
 * Lets so many works run at once; the others wait in line, and when the line is long too, the next is told to come back
 * later.
 */
export function createLine({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Line {
  const line: (() => void)[] = [];
  let running = 0;

  return {
    pass: async (work) => {
      if (running >= atOnce) {
        if (line.length >= waiting) throw new Unavailable("too many works are waiting");
        // whoever ends hands their place on, so that nobody slips in between
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
