import type { SlipCode } from "@time-event/domain/promptpay/slip-code";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

interface ClaimedTransfer {
  readonly eventId: number;
  readonly claimedSatang: number;
  readonly sentAt: InstantMs;
  /** When the first of its orders began. */
  readonly begunAt: InstantMs;
  readonly kind: SlipCode["kind"];
  readonly bankCode: string;
  readonly reference: string;
}

/** A transfer that waits and whose slip has a code; undefined: there is nothing to ask a service. */
export async function findToCheck(db: Db, transferId: number): Promise<ClaimedTransfer | undefined> {
  const { rows } = await sql<ClaimedTransfer>`
    select t.event_id, t.claimed_satang, t.sent_at, s.code_kind as kind, s.bank_code, s.reference,
      (select min(o.created_at) from transfer_orders b join orders o on o.id = b.order_id
        where b.transfer_id = t.id) as begun_at
    from transfers t join slips s on s.id = t.slip_id
    where t.id = ${transferId} and t.state = 'waiting' and s.code_kind is not null`.execute(db);
  return rows[0];
}
