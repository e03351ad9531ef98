/** Runs one piece of work at a time, in all tabs of this site together. */
export type RunAlone = <T>(work: () => Promise<T>) => Promise<T>;

const lockName = "time-event-tokens";

/** Browsers have no locks on pages without TLS: there each tab works for itself, and the server bears with it. */
export function createRunAlone(locks: LockManager | undefined): RunAlone {
  if (!locks) return (work) => work();
  return (work) => locks.request(lockName, work) as ReturnType<typeof work>;
}
