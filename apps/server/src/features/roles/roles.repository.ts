import { difference } from "@time-event/domain/access/grants";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";

interface RoleNames {
  readonly code: string;
  readonly name: { readonly th: string; readonly en: string };
}

export async function insertRole(tx: Tx, { code, name }: RoleNames, changedBy: string, at: InstantMs): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from roles)`;
  await tx
    .insertInto("roles")
    .values({ code, position, nameTh: name.th, nameEn: name.en, changedBy, changedAt: toTimestamp(at) })
    .execute();
}

export async function renameRole(tx: Tx, { code, name }: RoleNames): Promise<void> {
  await tx.updateTable("roles").set({ nameTh: name.th, nameEn: name.en }).where("code", "=", code).execute();
}

export async function noteRoleEdit(tx: Tx, code: string, changedBy: string, at: InstantMs): Promise<void> {
  await tx
    .updateTable("roles")
    .set(({ eb }) => ({ revision: eb("revision", "+", 1), changedBy, changedAt: toTimestamp(at) }))
    .where("code", "=", code)
    .execute();
}

export async function setPermissions(
  tx: Tx,
  roleCode: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const { added, removed } = difference(before, after);
  if (removed.length > 0) {
    await tx
      .deleteFrom("rolePermissions")
      .where("roleCode", "=", roleCode)
      .where("permissionCode", "in", removed)
      .execute();
  }
  if (added.length > 0) {
    const rows = added.map((permissionCode) => ({ roleCode, permissionCode }));
    await tx.insertInto("rolePermissions").values(rows).execute();
  }
}

export async function deleteRole(tx: Tx, code: string): Promise<void> {
  await tx.deleteFrom("roles").where("code", "=", code).execute();
}
