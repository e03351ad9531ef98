import type { Endpoint } from "./endpoint.ts";

/** The request header that carries a key. In a URL the key would appear in every log on the way and in the history. */
export const accessKeyHeader = "x-access-key";

/** The request header with the id of a submit, as draft-ietf-httpapi-idempotency-key-header names it. */
export const repeatHeader = "idempotency-key";

/** The reply header that says since when a reply is old: the database is away, and this was its last answer. */
export const staleHeader = "x-stale-since";

/** The id of a submit: at least 16 characters, so that two clients never make the same by chance; a UUID, quoted or not. */
export const repeatIdPattern = /^[\w.:-]{16,120}$/;

/** What a call carries besides its input. */
export interface SentBeside {
  /** For a call that a key opens. */
  readonly key?: string;
  /** For a repeatable call: the same id for every try of one submit, another for the next. Left out: a new one. */
  readonly repeatId?: string;
  /** What a call sends that takes a file; its input is the query then. Only for calls inside the server. */
  readonly file?: Uint8Array;
}

/** The headers of a call; `newId` makes the id of a submit that has none. */
export function headersBeside(
  { name, openedBy, key: kind, repeatable }: Endpoint,
  { key, repeatId }: SentBeside,
  newId: () => string,
): Record<string, string> {
  if (openedBy === "key" && key === undefined) throw new Error(`${name} needs a key`);
  return {
    ...(kind !== undefined && key !== undefined && { [accessKeyHeader]: key }),
    ...(repeatable && { [repeatHeader]: repeatId ?? newId() }),
  };
}

/**
 * A link that gives somebody a key: a browser does not send what stands behind `#`.
 * @example linkWithKey("https://race.example/register/mine", key) // "https://race.example/register/mine#key=…"
 */
export function linkWithKey(address: string, key: string): string {
  return `${address}#key=${encodeURIComponent(key)}`;
}

/** The key in a page's `location.hash`; null: there is none. */
export function keyInFragment(hash: string): string | null {
  const key = /[#&]key=([^&]+)/.exec(hash)?.[1];
  if (key === undefined) return null;
  try {
    return decodeURIComponent(key);
  } catch {
    // a link that was cut off or typed
    return null;
  }
}
