import type { SentBeside } from "./call-headers.ts";
import type { DataOf, Endpoint, InputOf, MetaOf, ParamsOf, ReplyOf } from "./endpoint.ts";

/**
 * Makes one call and gives back the parsed reply; throws a `CallFailed` with the problem otherwise.
 * @param input the query of a GET, the body of a POST
 * @param beside the key that opens the call, the id of a repeatable one
 */
export type CallApi = <E extends Endpoint>(endpoint: E, input: InputOf<E>, beside?: SentBeside) => Promise<ReplyOf<E>>;

/**
 * The path and query of a call, below its service's base URL; parameters that are undefined or empty are left out.
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
 * What people type may hold one of the names whose calls are sent without an Authorization header (somebody is called
 * Token, a club web-team-list): written with its first letter as a number, it means the same and is none of them.
 */
function disguised(value: string): string {
  return value.replace(/token|web-|gps-/g, (name) => `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`);
}

/** Parses a reply's body by the contract: a reply that does not keep it is an error, never shown. */
export function parseReply<E extends Endpoint>(endpoint: E, body: unknown): ReplyOf<E> {
  const { data, meta } = (body ?? {}) as { data?: unknown; meta?: unknown };
  return {
    data: endpoint.data.parse(data) as DataOf<E>,
    meta: endpoint.meta.parse(meta ?? {}) as MetaOf<E>,
  };
}
