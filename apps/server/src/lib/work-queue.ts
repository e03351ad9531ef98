import { Unavailable } from "./unavailable.ts";

export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many heavy works run at once, so that what takes a whole processor leaves some for everybody else; the others
 * wait in line, and when the line is long too, the next is told to come back later.
 *
 * @throws Unavailable (503) by the work itself
 */
export function createWorkQueue({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): WorkQueue {
  const line: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Unavailable("too many heavy works are waiting");
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
  };
}
