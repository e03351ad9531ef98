/** Runs one task at a time, across all tabs of this site. */
export type RunAlone = <T>(work: () => Promise<T>) => Promise<T>;

const lockName = "time-event-tokens";

/** Browsers have no locks on pages without TLS: there each tab works alone, and the server copes with it. */
export function createRunAlone(locks: LockManager | undefined): RunAlone {
  if (!locks) return (work) => work();
  return (work) => locks.request(lockName, work) as ReturnType<typeof work>;
}
