/** The name of a counter in the database. */
export interface KeyOfCounter {
  readonly key: string;
}

/** How long attempts gather before they are counted: thousands a second are a few transactions then. */
const gatherMs = 50;

/** Attempts that are counted after they were let through. What cannot be counted is forgotten: they were a few of many. */
export function createLater<Keyed extends KeyOfCounter>(count: (keyed: readonly Keyed[]) => Promise<unknown>) {
  let gathered: (readonly Keyed[])[] = [];
  let timer: NodeJS.Timeout | undefined;
  const uncounted = new Map<string, number>();

  function change(keyed: readonly Keyed[], by: number): void {
    for (const { key } of keyed) {
      const sum = (uncounted.get(key) ?? 0) + by;
      if (sum === 0) uncounted.delete(key);
      else uncounted.set(key, sum);
    }
  }

  async function countAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const all = gathered;
    gathered = [];
    await Promise.allSettled(all.map((keyed) => count(keyed).finally(() => change(keyed, -1))));
  }

  return {
    add: (keyed: readonly Keyed[]): void => {
      gathered.push(keyed);
      change(keyed, 1);
      timer ??= setTimeout(() => void countAll(), gatherMs).unref();
    },
    /** Counts those that have gathered. */
    countAll,
    /** How many of a counter have been let through and are not counted yet. */
    uncounted: (key: string): number => uncounted.get(key) ?? 0,
  };
}
