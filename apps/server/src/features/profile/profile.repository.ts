import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";
import type { OwnDetails } from "./profile.queries.ts";

type Editable = Pick<OwnDetails, "displayName" | "email" | "language">;

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

export async function saveOwn(
  tx: Tx,
  userId: number,
  { displayName, email, language }: Editable,
  { changedBy, at }: { readonly changedBy: string; readonly at: InstantMs },
): Promise<void> {
  const { th: displayNameTh, en: displayNameEn } = displayName;
  await tx
    .updateTable("users")
    .set({ displayNameTh, displayNameEn, email, language, ...savedBy(changedBy, { at }) })
    .where("id", "=", userId)
    .execute();
}
