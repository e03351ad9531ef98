/** Work that no reply waits for. */
export interface Background {
  run(work: Promise<void>): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

export function createBackground(onError: (error: unknown) => void): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run: (work) => {
      const watched = work.catch(onError).finally(() => underWay.delete(watched));
      underWay.add(watched);
    },
    stop: async () => {
      await Promise.all(underWay);
    },
  };
}
