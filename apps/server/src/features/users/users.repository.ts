import { administrator, type GrantedRights } from "@time-event/domain/access/grants";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import type { Details, Grant } from "../sign-in/stored-users.types.ts";

export interface StoredUser extends Details {
  readonly id: number;
  readonly username: string;
  readonly hasPassword: boolean;
  readonly isDisabled: boolean;
  readonly grants: (Grant & GrantedRights)[];
  readonly revision: number;
  readonly changedAt: InstantMs;
  readonly changedBy: string;
}

/** Locks this user until the transaction ends. */
export async function lockUser(tx: Tx, id: number): Promise<StoredUser | undefined> {
  const row = await tx
    .selectFrom("users as u")
    .select(["u.id", "u.username", "u.displayNameTh", "u.displayNameEn", "u.email", "u.language", "u.disabledAt"])
    .select(["u.passwordHash", "u.revision", "u.changedAt", "u.changedBy"])
    .where("u.id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { displayNameTh, displayNameEn, disabledAt, passwordHash, ...user } = row;
  return {
    ...user,
    displayName: { th: displayNameTh, en: displayNameEn },
    isDisabled: disabledAt !== null,
    hasPassword: passwordHash !== null,
    grants: await loadGrants(tx, id),
  };
}

async function loadGrants(tx: Tx, userId: number): Promise<(Grant & GrantedRights)[]> {
  return tx
    .selectFrom("userRoles as r")
    .select(["r.roleCode as role", "r.eventId"])
    .select(
      sql<string[]>`array(select p.permission_code from role_permissions p where p.role_code = r.role_code)`.as(
        "permissions",
      ),
    )
    .where("r.userId", "=", userId)
    .orderBy("r.eventId", (order) => order.asc().nullsFirst())
    .orderBy("r.roleCode")
    .execute();
}

/** Which of a username and an address another user has. */
export async function findTaken(
  tx: Tx,
  { id, username, email }: { readonly id?: number; readonly username?: string; readonly email: string | null },
): Promise<("username" | "email")[]> {
  const rows = await tx
    .selectFrom("users")
    .select([sql<string>`lower(username)`.as("username"), sql<string | null>`lower(email)`.as("email")])
    .where((eb) =>
      eb.or([
        eb(sql`lower(username)`, "=", username?.toLowerCase() ?? null),
        eb(sql`lower(email)`, "=", email?.toLowerCase() ?? null),
      ]),
    )
    .$if(id !== undefined, (query) => query.where("id", "<>", id!))
    .execute();
  return [
    ...(rows.some((row) => row.username === username?.toLowerCase()) ? (["username"] as const) : []),
    ...(email !== null && rows.some((row) => row.email === email.toLowerCase()) ? (["email"] as const) : []),
  ];
}

/** Whether somebody can sign in who may do everything. */
export async function hasAdministrator(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom("userRoles as r")
    .innerJoin("users as u", "u.id", "r.userId")
    .select("u.id")
    .where("r.roleCode", "=", administrator)
    .where("r.eventId", "is", null)
    .where("u.disabledAt", "is", null)
    .where("u.passwordHash", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The events among these that exist. */
export async function findEventIds(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom("events").select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}
