/** Does so many pieces of work, some at once. @returns how many were done in a second */
export async function perSecond(count: number, lanes: number, work: (at: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const startedAt = performance.now();
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return (count / (performance.now() - startedAt)) * 1_000;
}
