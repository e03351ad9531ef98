import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";
import type { Details, Grant } from "./stored-users.types.ts";

export interface NewUser {
  readonly username: string;
  readonly email: string | null;
  readonly displayNameTh: string;
  readonly displayNameEn: string;
  readonly passwordHash: string;
}

/** Keeps others from adding users until the transaction ends, so that only one process finds that there are none. */
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

/** Nobody can sign in by a password until its owner chooses a new one. */
export async function clearPassword(tx: Tx, userId: number): Promise<void> {
  await tx.updateTable("users").set({ passwordHash: null }).where("id", "=", userId).execute();
}

/** False: another user has this address by now. */
export async function restoreEmail(tx: Tx, userId: number, email: string): Promise<boolean> {
  const other = await tx
    .selectFrom("users")
    .select("id")
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where("id", "<>", userId)
    .executeTakeFirst();
  if (other) return false;
  await tx.updateTable("users").set({ email }).where("id", "=", userId).execute();
  return true;
}

export async function noteSignIn(tx: Tx, userId: number, at: InstantMs): Promise<void> {
  await tx
    .updateTable("users")
    .set({ lastSignedInAt: toTimestamp(at) })
    .where("id", "=", userId)
    .execute();
}

/** Who changes a user, and when. */
export interface By {
  readonly changedBy: string;
  readonly at: InstantMs;
}

/** A user who has no password yet. */
export async function insertInvited(
  tx: Tx,
  { username, displayName, email, language }: Details & { readonly username: string },
  { changedBy, at }: By,
): Promise<number> {
  const { th: displayNameTh, en: displayNameEn } = displayName;
  const { id } = await tx
    .insertInto("users")
    .values({ username, email, language, displayNameTh, displayNameEn, changedBy, changedAt: toTimestamp(at) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function setDetails(tx: Tx, id: number, { displayName, email, language }: Details): Promise<void> {
  const { th: displayNameTh, en: displayNameEn } = displayName;
  await tx.updateTable("users").set({ displayNameTh, displayNameEn, email, language }).where("id", "=", id).execute();
}

export async function setDisabled(tx: Tx, id: number, at: InstantMs | null): Promise<void> {
  const disabledAt = timestampOrNull(at);
  await tx.updateTable("users").set({ disabledAt }).where("id", "=", id).execute();
}

export async function replaceGrants(tx: Tx, userId: number, grants: readonly Grant[]): Promise<void> {
  await tx.deleteFrom("userRoles").where("userId", "=", userId).execute();
  const rows = grants.map(({ role: roleCode, eventId }) => ({ userId, roleCode, eventId }));
  if (rows.length > 0) await tx.insertInto("userRoles").values(rows).execute();
}

/** Counts a change of a user, and returns the new revision. */
export async function noteUserEdit(tx: Tx, id: number, { changedBy, at }: By): Promise<number> {
  const { revision } = await tx
    .updateTable("users")
    .set(savedBy(changedBy, { at }))
    .where("id", "=", id)
    .returning("revision")
    .executeTakeFirstOrThrow();
  return revision;
}
