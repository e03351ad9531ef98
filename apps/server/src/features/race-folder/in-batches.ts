/** Gathers rows into arrays of up to `size`. */
export async function* inBatches<T>(rows: AsyncIterable<T>, size: number): AsyncGenerator<T[], void, undefined> {
  let batch: T[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
