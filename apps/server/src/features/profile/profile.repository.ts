import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

export async function lockOwn(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
}

export async function isEmailTaken(tx: Tx, email: string, except: number): Promise<boolean> {
  const row = await tx
    .selectFrom("users")
    .select("id")
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where("id", "<>", except)
    .executeTakeFirst();
  return row !== undefined;
}
