import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";

interface NewDecision {
  readonly eventId: number;
  readonly key: string;
  readonly isDismissed: boolean;
  readonly reason: string;
  readonly by: string;
  readonly now: InstantMs;
}

export async function insertDecision(tx: Tx, { by, now, ...decision }: NewDecision): Promise<void> {
  await tx
    .insertInto("findingDecisions")
    .values({ ...decision, madeBy: by, madeAt: toTimestamp(now) })
    .execute();
}
