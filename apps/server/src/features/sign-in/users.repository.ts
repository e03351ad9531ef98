import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";

export interface NewUser {
  readonly username: string;
  readonly email: string | null;
  readonly displayNameTh: string;
  readonly displayNameEn: string;
  readonly passwordHash: string;
}

/** Lets nobody else add users until the transaction ends, so that only one process finds that there are none. */
export async function lockUsers(tx: Tx): Promise<void> {
  await sql`lock table users in share row exclusive mode`.execute(tx);
}

export async function hasUsers(tx: Db | Tx): Promise<boolean> {
  return (await tx.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Adds a user with one role in the whole installation, or at one event. */
export async function insertUser(tx: Tx, user: NewUser, role: string, eventId: number | null = null): Promise<number> {
  const { id } = await tx.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
  await tx.insertInto("userRoles").values({ userId: id, roleCode: role, eventId }).execute();
  return id;
}

export async function setPasswordHash(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx.updateTable("users").set({ passwordHash }).where("id", "=", userId).execute();
}

export async function noteSignIn(tx: Tx, userId: number, at: InstantMs): Promise<void> {
  await tx
    .updateTable("users")
    .set({ lastSignedInAt: toTimestamp(at) })
    .where("id", "=", userId)
    .execute();
}
