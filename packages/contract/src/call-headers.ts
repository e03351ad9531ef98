import type { Endpoint } from "./endpoint.ts";

/** The request header that a key travels in. In an URL it would be in every log on the way, and in the history. */
export const accessKeyHeader = "x-access-key";

/** The request header of a submit's own id, as draft-ietf-httpapi-idempotency-key-header names it. */
export const repeatHeader = "idempotency-key";

/** An id of a submit: at least 16 letters, so that nobody meets another's by chance; a UUID as it is or in quotes. */
export const repeatIdPattern = /^[\w.:-]{16,120}$/;

/** What a call carries besides its input. */
export interface SentBeside {
  /** Of a call that a key opens. */
  readonly key?: string;
  /** Of a repeatable call: the same for every try of one submit, another for the next submit. Left out: a new one. */
  readonly repeatId?: string;
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
 * A link that carries a key to somebody: a browser sends nothing of what stands behind `#`.
 * @example linkWithKey("https://race.example/register/mine", key) // "https://race.example/register/mine#key=…"
 */
export function linkWithKey(address: string, key: string): string {
  return `${address}#key=${encodeURIComponent(key)}`;
}

/** The key in a page's `location.hash`; null: there is none. */
export function keyInFragment(hash: string): string | null {
  const key = /[#&]key=([^&]+)/.exec(hash)?.[1];
  return key === undefined ? null : decodeURIComponent(key);
}
