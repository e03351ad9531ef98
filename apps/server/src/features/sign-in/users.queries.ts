import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

export interface UserToSignIn {
  readonly id: number;
  readonly username: string;
  readonly passwordHash: string | null;
  readonly isDisabled: boolean;
}

/** By username, in upper or lower case. */
export async function findUserToSignIn(db: Db, username: string): Promise<UserToSignIn | undefined> {
  const row = await db
    .selectFrom("users")
    .select(["id", "username", "passwordHash", "disabledAt"])
    .where(sql`lower(username)`, "=", username.toLowerCase())
    .executeTakeFirst();
  if (!row) return undefined;
  const { disabledAt, ...user } = row;
  return { ...user, isDisabled: disabledAt !== null };
}

export async function loadUsername(db: Db, userId: number): Promise<string> {
  const row = await db.selectFrom("users").select("username").where("id", "=", userId).executeTakeFirstOrThrow();
  return row.username;
}

/** Whose name and address a new password must not be. */
export async function loadOwner(db: Db, userId: number): Promise<{ username: string; email: string | null }> {
  return db.selectFrom("users").select(["username", "email"]).where("id", "=", userId).executeTakeFirstOrThrow();
}

export async function loadPasswordHash(db: Db, userId: number): Promise<string | null> {
  const row = await db.selectFrom("users").select("passwordHash").where("id", "=", userId).executeTakeFirst();
  return row?.passwordHash ?? null;
}

export interface UserToMail {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly language: "th" | "en";
}

/** By username or e-mail address; undefined when no user who may sign in has it, or the user has no address. */
export async function findUserToMail(db: Db, usernameOrEmail: string): Promise<UserToMail | undefined> {
  const text = usernameOrEmail.toLowerCase();
  const row = await db
    .selectFrom("users")
    .select(["id", "username", "email", "language"])
    .where((eb) => eb.or([eb(sql`lower(username)`, "=", text), eb(sql`lower(email)`, "=", text)]))
    .where("disabledAt", "is", null)
    .where("email", "is not", null)
    // one user's username may be another user's address: the username wins
    .orderBy(sql`lower(username) = ${text}`, "desc")
    .executeTakeFirst();
  return row?.email ? { ...row, email: row.email } : undefined;
}

/** A user's address; undefined when there is none. */
export async function findMailAddress(db: Db, userId: number): Promise<UserToMail | undefined> {
  const row = await db
    .selectFrom("users")
    .select(["id", "username", "email", "language"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.email ? { ...row, email: row.email } : undefined;
}
