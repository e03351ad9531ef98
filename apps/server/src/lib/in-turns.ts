import { setImmediate } from "node:timers/promises";

/** For how long a long list keeps others waiting: well below what anybody notices. */
const turnMs = 5;

/**
 * For work of some milliseconds that many ask for at once: whoever waits for a turn works alone in one round of the event
 * loop, so that everybody else waits for one of them, never for all.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => setImmediate()));
}

/** Makes something of each item in order, however many there are, and lets others have their turn in between. */
export async function mapInTurns<Item, Made>(items: Iterable<Item>, make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = [];
  await eachInTurns(items, (item) => made.push(make(item)));
  return made;
}

/**
 * Does something with each item in order, and lets others have their turn in between.
 * @param turn how long one lasts: a reply that takes ten steps waits for ten of them
 */
export async function eachInTurns<Item>(
  items: Iterable<Item>,
  take: (item: Item) => void,
  turn = turnMs,
): Promise<void> {
  let endsAt = performance.now() + turn;
  for (const item of items) {
    take(item);
    if (performance.now() < endsAt) continue;
    await setImmediate();
    endsAt = performance.now() + turn;
  }
}
