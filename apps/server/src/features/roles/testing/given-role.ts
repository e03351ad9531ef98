import type { Permission } from "@time-event/domain/access/permissions";
import type { Db } from "../../../db/connection.ts";

/** A role that an organiser made for themselves. */
export async function givenRoleWith(db: Db, code: string, permissions: readonly Permission[]): Promise<void> {
  await db.insertInto("roles").values({ code, position: 50, nameTh: code, nameEn: code }).execute();
  const rows = permissions.map((permissionCode) => ({ roleCode: code, permissionCode }));
  if (rows.length > 0) await db.insertInto("rolePermissions").values(rows).execute();
}
