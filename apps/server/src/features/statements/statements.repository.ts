import type { StatementMapping } from "@time-event/domain/statements/statement-columns";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { toJson, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";

export async function keepMapping(tx: Tx, headerHash: string, mapping: StatementMapping): Promise<void> {
  const columns = toJson(mapping);
  await tx
    .insertInto("statementMappings")
    .values({ headerHash, columns })
    .onConflict((conflict) => conflict.column("headerHash").doUpdateSet({ columns }))
    .execute();
}

interface NewStatement {
  readonly channelId: number;
  readonly account: string;
  readonly fileName: string;
  readonly at: InstantMs;
  readonly by: string;
}

export async function insertStatement(tx: Tx, { at, by, ...statement }: NewStatement): Promise<number> {
  const { id } = await tx
    .insertInto("statements")
    .values({ ...statement, importedAt: toTimestamp(at), importedBy: by })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewLine {
  readonly identity: string;
  readonly bookedOn: string;
  readonly bookedAt: InstantMs | null;
  readonly amountSatang: number;
  readonly text: string;
}

/** Stores lines that are not stored yet; returns how many. Whoever imports the same lines at the same time waits. */
export async function insertLines(tx: Tx, statementId: number, lines: readonly NewLine[]): Promise<number> {
  const rows = lines.map(({ bookedAt, ...line }) => ({ ...line, bookedAt: bookedAt && toTimestamp(bookedAt) }));
  const { numAffectedRows } = await sql`
    insert into statement_lines (statement_id, identity, booked_on, booked_at, amount_satang, text)
    select ${statementId}, identity, "bookedOn", "bookedAt", "amountSatang", text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as l (identity text, "bookedOn" date, "bookedAt" timestamptz, "amountSatang" bigint, text text)
    order by identity
    on conflict (identity) do nothing`.execute(tx);
  return Number(numAffectedRows);
}

/** Sets a line aside as not ours, or null: takes that back. Its revision grows. */
export async function storeNotOurs(
  tx: Tx,
  lineId: number,
  notOurs: { readonly reason: string; readonly by: string; readonly at: InstantMs } | null,
): Promise<void> {
  await tx
    .updateTable("statementLines")
    .set({
      notOursReason: notOurs?.reason ?? null,
      notOursBy: notOurs?.by ?? null,
      notOursAt: notOurs && toTimestamp(notOurs.at),
      revision: sql`revision + 1`,
    })
    .where("id", "=", lineId)
    .execute();
}

export async function storeMatch(tx: Tx, lineId: number, transferId: number): Promise<void> {
  await tx.updateTable("statementLines").set({ transferId }).where("id", "=", lineId).execute();
}
