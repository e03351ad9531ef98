/** Whose work it is. Those who are known have a lane of their own, which strangers cannot fill. */
export interface Turn {
  readonly isKnown: boolean;
  /** Everybody with the same name here shares one place in the round. */
  readonly who: string;
}

/** So many wait already that this piece of work is refused, or it gave way to somebody who had none waiting. */
export class QueueFull extends Error {}

interface Limits {
  readonly atOnce: number;
  /** In each lane. */
  readonly mostWaiting: number;
}

interface Waiter {
  readonly begin: () => void;
  readonly refuse: (error: QueueFull) => void;
}

interface Lane {
  /** In the order of their next turns. */
  readonly waiting: Map<string, Waiter[]>;
  count: number;
}

/**
 * Lets a few pieces of work through at a time. The others wait, and get their turn one after another by who they are,
 * not by how often they ask: somebody who asks a thousand times waits longer, and nobody else does.
 */
export function createFairQueue({ atOnce, mostWaiting }: Limits) {
  const lanes: readonly [Lane, Lane] = [
    { waiting: new Map(), count: 0 },
    { waiting: new Map(), count: 0 },
  ];
  let inside = 0;
  let turns = 0;

  function wait({ isKnown, who }: Turn): Promise<void> {
    const lane = lanes[isKnown ? 0 : 1];
    if (lane.count >= mostWaiting) makeRoom(lane, who);
    return new Promise((begin, refuse) => {
      const own = lane.waiting.get(who) ?? [];
      own.push({ begin, refuse });
      lane.waiting.set(who, own);
      lane.count++;
    });
  }

  /** The lanes take turns, so that neither keeps the other waiting. */
  function next(): Waiter | undefined {
    const first = turns++ % 2;
    return takeFrom(lanes[first === 0 ? 0 : 1]) ?? takeFrom(lanes[first === 0 ? 1 : 0]);
  }

  return {
    run: async <T>(turn: Turn, work: () => Promise<T>): Promise<T> => {
      if (inside >= atOnce) await wait(turn);
      else inside++;
      try {
        return await work();
      } finally {
        const waiter = next();
        if (waiter) waiter.begin();
        else inside--;
      }
    },
    /** Whether work of this turn would be refused now: so that a flood is refused before anything is done for it. */
    refuses: ({ isKnown, who }: Turn): boolean => {
      const lane = lanes[isKnown ? 0 : 1];
      return lane.count >= mostWaiting && whoGivesWay(lane, who) === undefined;
    },
  };
}

function takeFrom(lane: Lane): Waiter | undefined {
  const [first] = lane.waiting;
  if (!first) return undefined;
  const [who, own] = first;
  const waiter = own.shift();
  lane.count--;
  lane.waiting.delete(who);
  // behind all others
  if (own.length > 0) lane.waiting.set(who, own);
  return waiter;
}

/** Refuses the newest work of whoever has most waiting, unless the newcomer would then be no better. */
function makeRoom(lane: Lane, newcomer: string): void {
  const longest = whoGivesWay(lane, newcomer);
  if (!longest) throw new QueueFull();
  longest.pop()?.refuse(new QueueFull());
  lane.count--;
}

/** The work of whoever has most waiting; undefined if the newcomer would have as much. */
function whoGivesWay(lane: Lane, newcomer: string): Waiter[] | undefined {
  let longest: Waiter[] = [];
  let whose = newcomer;
  for (const [who, own] of lane.waiting) {
    if (own.length > longest.length) [longest, whose] = [own, who];
  }
  const already = lane.waiting.get(newcomer)?.length ?? 0;
  return whose === newcomer || longest.length <= already + 1 ? undefined : longest;
}
