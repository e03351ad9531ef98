import { administrator } from "@time-event/domain/access/grants";
import type { Permission } from "@time-event/domain/access/permissions";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

interface Text {
  readonly th: string;
  readonly en: string;
}

export interface StoredRole {
  readonly code: string;
  readonly name: Text;
  readonly permissions: Permission[];
  readonly isBuiltIn: boolean;
  readonly users: number;
  readonly revision: number;
  readonly changedAt: InstantMs;
  readonly changedBy: string;
}

/** Every role, those of the program first. */
export async function loadRoles(db: Db): Promise<StoredRole[]> {
  const rows = await db
    .selectFrom("roles as r")
    .select(["r.code", "r.nameTh", "r.nameEn", "r.isBuiltIn", "r.revision", "r.changedAt", "r.changedBy"])
    .select(
      sql<Permission[]>`array(
        select rp.permission_code from role_permissions rp join permissions p on p.code = rp.permission_code
        where rp.role_code = r.code order by p.position)`.as("permissions"),
    )
    .select(sql<number>`(select count(distinct u.user_id) from user_roles u where u.role_code = r.code)`.as("users"))
    .orderBy("r.position")
    .orderBy("r.code")
    .execute();
  return rows.map(({ nameTh, nameEn, ...role }) => ({ ...role, name: { th: nameTh, en: nameEn } }));
}

/** The names of permissions. */
export async function loadPermissionNames(db: Db): Promise<{ code: Permission; name: Text }[]> {
  const rows = await db.selectFrom("permissions").select(["code", "nameTh", "nameEn"]).orderBy("position").execute();
  return rows.map(({ code, nameTh, nameEn }) => ({ code: code as Permission, name: { th: nameTh, en: nameEn } }));
}

/**
 * A transaction that changes rights locks the administrator's row until it ends: if two users take a right from each
 * other at once, the second sees what the first did.
 */
export async function lockRights(tx: Tx): Promise<void> {
  await tx.selectFrom("roles").select("code").where("code", "=", administrator).forNoKeyUpdate().execute();
}
