import type { BodyOf, Endpoint } from "@time-event/contract/endpoint";
import { expect } from "vitest";
import { bearing, post } from "./call-service.ts";

interface Tried<E extends Endpoint> {
  /** What would be done for somebody who may. */
  readonly good: BodyOf<E>;
  /** What keeps no contract, and where. */
  readonly bad: unknown;
  readonly badPath: string;
}

/** A changing call gives a stranger nothing, a role without the right 404, and a bad form 400 at its field. */
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
