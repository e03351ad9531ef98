import { accessKeyHeader } from "@time-event/contract/call-headers";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { wrongKeyLimit } from "../../http/attempts/attempt-limits.ts";
import { type Attempts, fromPlace } from "../../http/attempts/attempts.ts";
import type { ReadKey } from "../../http/key-holder.ts";
import { KeyRefused } from "../../http/refusals.ts";
import { createTogether } from "../../lib/together.ts";
import { findKeys } from "./keys.queries.ts";
import { noteUse } from "./keys.repository.ts";
import { deviceKeyIn, hashOfKey, isKeyShaped } from "./secret.ts";

/** The precision of a key's last use: writing it on every call would cost more than the call. */
const notedEveryMs = 60_000;

const mostAtOnce = 500;

interface KeyReaderParts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly attempts: Attempts;
}

/**
 * Finds out whose key a call came with. Only wrong keys are counted: a right key is accepted even from an address that
 * sends many wrong ones, because all phones of a network may share it. The holder of a key that used to work is told
 * why it does not any more.
 */
export function createKeyReader({ db, clock, attempts }: KeyReaderParts): ReadKey {
  // a reader sends each read by itself, many at a time: keys that come while others are looked up are looked up together
  const find = createTogether({
    doAll: async (hashes: readonly string[]) => {
      const found = await findKeys(db, hashes);
      return hashes.map((hash) => found.get(hash));
    },
    most: mostAtOnce,
    concernsAll: () => true,
  });
  return async ({ headers, ip }) => {
    const given = headers[accessKeyHeader] ?? deviceKeyIn(headers.authorization);
    if (given === undefined) return undefined;
    const found = isKeyShaped(given) ? await find(hashOfKey(given)) : undefined;
    if (!found) {
      await attempts.count(fromPlace("wrong-key", ip, wrongKeyLimit));
      throw new KeyRefused("key_wrong");
    }
    const now = clock();
    const { endsAt, revokedAt, lastUsedAt, ...holder } = found;
    if (revokedAt !== null) throw new KeyRefused("key_revoked", holder.keyId);
    if (endsAt !== null && endsAt <= now) throw new KeyRefused("key_ended");
    const before = now - notedEveryMs;
    if (lastUsedAt === null || lastUsedAt <= before) await noteUse(db, holder.keyId, now, before);
    return holder;
  };
}
