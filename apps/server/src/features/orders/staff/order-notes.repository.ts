import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../../db/column-types.ts";
import type { Tx } from "../../../db/connection.ts";

interface NewNote {
  readonly at: InstantMs;
  readonly username: string;
  readonly note: string;
}

export async function insertNote(tx: Tx, orderId: number, { at, username, note }: NewNote): Promise<number> {
  const { id } = await tx
    .insertInto("orderNotes")
    .values({ orderId, at: toTimestamp(at), username, note })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
