import type { SentBeside } from "./call-headers.ts";
import type { DataOf, Endpoint, InputOf, MetaOf, ParamsOf, ReplyOf } from "./endpoint.ts";
import { readLeniently } from "./lenient.ts";

/**
 * Makes one call and returns the parsed reply; otherwise throws a `CallFailed` with the problem.
 * @param input the query of a GET, the body of a POST
 * @param beside the key that opens the call, the id of a repeatable call
 */
export type CallApi = <E extends Endpoint>(endpoint: E, input: InputOf<E>, beside?: SentBeside) => Promise<ReplyOf<E>>;

/**
 * The path and query of a call, relative to its service's base URL; without parameters that are undefined or empty.
 * @example callPath(webEventGet, { event: "boston-2014" }) // "web-event-get?event=boston-2014"
 */
export function callPath<E extends Endpoint>(endpoint: E, params: ParamsOf<E>): string {
  const query: string[] = [];
  for (const [key, value] of Object.entries(params as Record<string, string | number | undefined>)) {
    if (value !== undefined && value !== "") query.push(`${key}=${disguised(encodeURIComponent(value))}`);
  }
  return query.length > 0 ? `${endpoint.name}?${query.join("&")}` : endpoint.name;
}

/**
 * The client sends some calls without an Authorization header, and knows them by their names in the URL. People may
 * type such a name (a person called Token, a club web-team-list): with its first letter percent-encoded it no longer
 * matches and means the same.
 */
function disguised(value: string): string {
  return value.replace(/token|web-|gps-/g, (name) => `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`);
}

/**
 * Parses a reply's body by the contract. A reply that breaks the contract is an error.
 * @param onBroken told of it instead; then what can be read is shown, so that one bad row does not shut a screen
 */
export function parseReply<E extends Endpoint>(
  endpoint: E,
  body: unknown,
  onBroken?: (error: unknown) => void,
): ReplyOf<E> {
  const { data, meta = {} } = (body ?? {}) as { data?: unknown; meta?: unknown };
  try {
    return { data: endpoint.data.parse(data) as DataOf<E>, meta: endpoint.meta.parse(meta) as MetaOf<E> };
  } catch (error) {
    if (!onBroken) throw error;
    onBroken(error);
    return {
      data: readLeniently(endpoint.data, data) as DataOf<E>,
      meta: readLeniently(endpoint.meta, meta) as MetaOf<E>,
    };
  }
}
