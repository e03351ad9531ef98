import { createHash, randomBytes } from "node:crypto";
import { accessKeyHeader, repeatHeader } from "@time-event/contract/call-headers";
import type { KeyKind } from "@time-event/contract/endpoint";
import { toTimestamp } from "../db/column-types.ts";
import type { Db } from "../db/connection.ts";

interface GivenKey {
  readonly eventId: number;
  readonly kind?: KeyKind;
  /** The registration, checkpoint or entry; a device has none. */
  readonly subject?: string;
  readonly endsAt?: number;
  readonly revokedAt?: number;
}

/** A key that works, unless the test says otherwise. */
export async function givenKey(db: Db, { eventId, kind = "device", subject, ...ends }: GivenKey): Promise<string> {
  const key = `${kind}_${randomBytes(24).toString("base64url")}`;
  await db
    .insertInto("accessKeys")
    .values({
      eventId,
      kind,
      subject: kind === "device" ? null : (subject ?? "1"),
      name: "เครื่องอ่านชิปเส้นชัย",
      secretHash: createHash("sha256").update(key).digest("base64url"),
      endsAt: ends.endsAt === undefined ? null : toTimestamp(ends.endsAt),
      revokedAt: ends.revokedAt === undefined ? null : toTimestamp(ends.revokedAt),
      changedBy: "test",
    })
    .execute();
  return key;
}

/** The headers of a call with a key, and of one submit; the same id again means the same submit again. */
export function withKey(
  key: string | undefined,
  repeatId: string = randomBytes(16).toString("hex"),
): Record<string, string> {
  return { ...(key !== undefined && { [accessKeyHeader]: key }), [repeatHeader]: repeatId };
}
