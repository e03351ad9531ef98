import type { FoundPayment, SlipCheckProblem } from "@time-event/domain/payments/slip-check";
import type { InstantMs } from "@time-event/domain/time/instant";
import { timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";

type SlipResult = "right" | "wrong" | "unknown" | "unreadable";

interface Said {
  readonly transferId: number;
  readonly service: string;
  readonly result: SlipResult;
  readonly found: FoundPayment | null;
  readonly problems: readonly SlipCheckProblem[];
  readonly at: InstantMs;
}

/** The last answer counts. */
export async function storeCheck(tx: Tx, { transferId, service, result, found, problems, at }: Said): Promise<void> {
  const said = {
    service,
    checkedAt: toTimestamp(at),
    result,
    amountSatang: found?.amountSatang ?? null,
    paidAt: timestampOrNull(found?.paidAt),
    receiver: found?.receivers.join(" ") ?? "",
    problems: [...problems],
  };
  await tx
    .insertInto("slipChecks")
    .values({ transferId, ...said })
    .onConflict((conflict) => conflict.column("transferId").doUpdateSet(said))
    .execute();
}
