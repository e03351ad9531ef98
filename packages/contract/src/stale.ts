import type { Endpoint } from "./endpoint.ts";

/** A call as it was made: what it is, and what was given to it. */
export interface MadeCall {
  readonly endpoint: Pick<Endpoint, "shows" | "changes" | "removes">;
  readonly input: unknown;
}

/** `gone`: the thing that it is about is not there any more, so it is of no use to ask again. */
export type Staleness = "fresh" | "stale" | "gone";

/**
 * What a change leaves of an answer that was read before. An answer is stale if it shows what was changed; if both calls
 * are about one event, it has to be the same one.
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

/** As a text: in an address a number is one. */
function valueOf(key: string, input: unknown): string | undefined {
  const value = typeof input === "object" && input !== null ? (input as Readonly<Record<string, unknown>>)[key] : null;
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}
