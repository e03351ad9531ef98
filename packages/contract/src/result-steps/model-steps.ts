import type { ModelResult, ModelStep } from "../results.ts";

/** What changed in a category's counts, podium and teams; null: nothing. */
export function modelStepBetween(before: ModelResult, after: ModelResult): ModelStep | null {
  const statuses = new Set([...keysOf(before.counts), ...keysOf(after.counts)]);
  const counts = [...statuses].flatMap((status) => {
    const count = after.counts[status] ?? 0;
    return count === (before.counts[status] ?? 0) ? [] : [[status, count]];
  });
  const step: ModelStep = [
    after.entries,
    Object.fromEntries(counts) as ModelStep[1],
    itemsChanged(before.podium, after.podium),
    itemsChanged(before.teams, after.teams),
  ];
  const isNothing = after.entries === before.entries && counts.length + step[2].length + step[3].length === 0;
  return isNothing ? null : step;
}

export function takeModelStep(before: ModelResult, [entries, counts, podium, teams]: ModelStep): ModelResult {
  const all = Object.entries({ ...before.counts, ...counts }).filter(([, count]) => count > 0);
  return {
    ...before,
    entries,
    counts: Object.fromEntries(all),
    podium: withItems(before.podium, podium),
    teams: withItems(before.teams, teams),
  };
}

function keysOf(counts: ModelResult["counts"]) {
  return Object.keys(counts) as (keyof ModelResult["counts"])[];
}

function itemsChanged<Item>(before: readonly Item[], after: readonly Item[]): unknown[] {
  const texts = before.map((item) => JSON.stringify(item));
  const changed = after.flatMap((item, index) => (JSON.stringify(item) === texts[index] ? [] : [index, item]));
  return changed.length === 0 && before.length === after.length ? [] : [after.length, ...changed];
}

function withItems<Item>(before: readonly Item[], changed: readonly unknown[]): Item[] {
  if (changed.length === 0) return [...before];
  const items = before.slice(0, changed[0] as number);
  for (let at = 1; at < changed.length; at += 2) items[changed[at] as number] = changed[at + 1] as Item;
  return items;
}
