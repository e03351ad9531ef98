/** Gathers rows into arrays of up to `size`. */
export async function* inBatches<T>(
  rows: AsyncIterable<T> | Iterable<T>,
  size: number,
): AsyncGenerator<T[], void, undefined> {
  let batch: T[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Asks for the next batch while the one before is still being worked on: the reader and the database run together. */
export async function* oneAhead<T>(batches: AsyncGenerator<T, void, undefined>): AsyncGenerator<T, void, undefined> {
  let next = batches.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = batches.next();
      // it is awaited in the next round; until then its error waits with it
      next.catch(() => {});
      yield value;
    }
  } finally {
    await next.catch(() => {});
    await batches.return();
  }
}
