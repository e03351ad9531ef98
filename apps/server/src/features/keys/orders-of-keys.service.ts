import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { findKeys } from "./keys.queries.ts";
import { hashOfKey, isKeyShaped } from "./secret.ts";

/** The orders that these keys open now; a key that opens none adds nothing. */
export async function ordersOfKeys(tx: Tx, keys: readonly string[], now: InstantMs): Promise<ReadonlySet<number>> {
  const shaped = keys.filter(isKeyShaped);
  if (shaped.length === 0) return new Set();
  const found = await findKeys(tx, shaped.map(hashOfKey));
  const open = [...found.values()].filter(
    ({ kind, revokedAt, endsAt }) => kind === "registration" && revokedAt === null && (endsAt === null || endsAt > now),
  );
  return new Set(open.map(({ subject }) => Number(subject)));
}
