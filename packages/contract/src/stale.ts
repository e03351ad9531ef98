import type { Endpoint } from "./endpoint.ts";

/** A call as it was made: its endpoint and its input. */
export interface MadeCall {
  readonly endpoint: Pick<Endpoint, "shows" | "changes" | "removes">;
  readonly input: unknown;
}

/** `gone`: the call's thing was removed, so asking again is of no use. */
export type Staleness = "fresh" | "stale" | "gone";

/**
 * How a change affects an answer that was read before. An answer is stale if it shows a changed noun; if both calls
 * name an event, it must be the same event.
 * @example
 * const saved = { endpoint: categorySave, input: { eventId: 1, … } };
 * stalenessOf({ endpoint: courseList, input: { eventId: 1 } }, saved) // "stale": courses are shown with their categories
 * stalenessOf({ endpoint: courseList, input: { eventId: 2 } }, saved) // "fresh"
 */
export function stalenessOf(read: MadeCall, change: MadeCall): Staleness {
  const { shows = [] } = read.endpoint;
  const { changes = [], removes = false } = change.endpoint;
  if (!changes.some((noun) => shows.includes(noun)) || differIn("eventId", read.input, change.input)) return "fresh";
  const id = valueOf("id", change.input);
  const isOfIt = shows[0] === changes[0] && id !== undefined && valueOf("id", read.input) === id;
  return removes && isOfIt ? "gone" : "stale";
}

function differIn(key: string, one: unknown, other: unknown): boolean {
  const [first, second] = [valueOf(key, one), valueOf(key, other)];
  return first !== undefined && second !== undefined && first !== second;
}

/** As text: a number in an address is text. */
function valueOf(key: string, input: unknown): string | undefined {
  const value = typeof input === "object" && input !== null ? (input as Readonly<Record<string, unknown>>)[key] : null;
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}
