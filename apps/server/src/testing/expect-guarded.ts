import type { BodyOf, Endpoint } from "@time-event/contract/endpoint";
import { expect } from "vitest";
import { bearing, post } from "./call-service.ts";

interface Tried<E extends Endpoint> {
  /** Valid input, for a caller with the right. */
  readonly good: BodyOf<E>;
  /** Invalid input, and the path where it is wrong. */
  readonly bad: unknown;
  readonly badPath: string;
}

/** Shows that a changing call refuses a stranger, answers a role without the right with 404 and a bad form with 400. */
export async function expectGuarded<E extends Endpoint>(
  { url, outsider, insider }: { readonly url: string; readonly outsider: string; readonly insider: string },
  endpoint: E,
  { good, bad, badPath }: Tried<E>,
): Promise<void> {
  const stranger = await post(url, endpoint, good);
  expect([stranger.status, stranger.problem?.code]).toEqual([401, "not_signed_in"]);
  const without = await post(url, endpoint, good, bearing(outsider));
  expect([without.status, without.problem?.code]).toEqual([404, "not_permitted"]);
  const malformed = await post(url, endpoint, bad as BodyOf<E>, bearing(insider));
  expect([malformed.status, malformed.problem?.code]).toEqual([400, "invalid_input"]);
  expect(malformed.problem?.errors?.map(({ path }) => path)).toContain(badPath);
}
