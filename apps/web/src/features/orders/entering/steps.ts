import type { Order } from "@time-event/contract/orders";
import type { FieldError } from "@time-event/contract/errors";

/** A screen of the entry: `categories`, `players-1` for the first entry and so on, `summary`. */
export type Step = "categories" | `players-${number}` | "summary";

type Entries = Pick<Order, "entries">;

/** All screens of an order in their order. */
export function stepsOf({ entries }: Entries): Step[] {
  return ["categories", ...entries.map((_, index) => playersStep(index)), "summary"];
}

/** @param entry which of the order's entries, from 0 */
export function playersStep(entry: number): Step {
  return `players-${entry + 1}`;
}

/** Which of the order's entries a screen is about, from 0; null: none. */
export function entryOfStep(step: Step): number | null {
  const at = /^players-(\d+)$/.exec(step)?.[1];
  return at === undefined ? null : Number(at) - 1;
}

/** The screen that an address names; null: this order has no such screen. Without an entry there is nothing to confirm. */
export function readStep(text: string | null, order: Entries): Step | null {
  if (text === "summary" && order.entries.length === 0) return null;
  return stepsOf(order).find((step) => step === text) ?? null;
}

export function stepAfter(step: Step, order: Entries): Step {
  const steps = stepsOf(order);
  return steps[steps.indexOf(step) + 1] ?? "summary";
}

/** Where somebody goes on who comes back: the first entry that lacks something. */
export function firstOpenStep({ entries }: Entries): Step {
  if (entries.length === 0) return "categories";
  const open = entries.findIndex(
    ({ players }) =>
      players.length === 0 || players.some(({ firstName, birthDate }) => firstName === "" || birthDate === ""),
  );
  return open === -1 ? "summary" : playersStep(open);
}

/** The screen on which a problem can be mended. */
export function stepOfProblem({ path }: FieldError, order: Entries): Step {
  const entry = /^entries\.(\d+)\./.exec(path)?.[1];
  if (/(^|\.)category$/.test(path) || order.entries.length === 0) return "categories";
  return entry !== undefined && Number(entry) < order.entries.length ? playersStep(Number(entry)) : "summary";
}
