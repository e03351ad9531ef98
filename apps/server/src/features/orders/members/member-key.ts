import type { KeyHolder } from "../../../http/key-holder.ts";
import { KeyRefused } from "../../../http/refusals.ts";
import type { MemberPlace } from "./members.queries.ts";

interface OfMember extends MemberPlace {
  readonly orderId: number;
}

/** What a member's key belongs to. Those of one order begin alike, so that they end together. */
export function subjectOfMember({ orderId, orderEntryId, position }: OfMember): string {
  return `${orderId}/${orderEntryId}/${position}`;
}

/** @throws KeyRefused */
export function memberOfKey({ subject, keyId }: KeyHolder): OfMember {
  const [orderId, orderEntryId, position] = (subject ?? "").split("/").map(Number);
  if (!orderId || !orderEntryId || position === undefined) throw new KeyRefused("key_ended", keyId);
  return { orderId, orderEntryId, position };
}
