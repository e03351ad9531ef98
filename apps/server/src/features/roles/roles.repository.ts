import { difference } from "@time-event/domain/access/grants";
import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";
import { nextPosition } from "../../db/ordered-rows.ts";

interface RoleNames {
  readonly code: string;
  readonly name: { readonly th: string; readonly en: string };
}

export async function insertRole(tx: Tx, { code, name }: RoleNames, changedBy: string, at: InstantMs): Promise<void> {
  const position = nextPosition({ table: "roles" });
  await tx
    .insertInto("roles")
    .values({ code, position, nameTh: name.th, nameEn: name.en, changedBy, changedAt: toTimestamp(at) })
    .execute();
}

export async function renameRole(tx: Tx, { code, name }: RoleNames, changedBy: string, at: InstantMs): Promise<void> {
  await tx
    .updateTable("roles")
    .set({ nameTh: name.th, nameEn: name.en, ...savedBy(changedBy, { at }) })
    .where("code", "=", code)
    .execute();
}

/** Gives a role these permissions and no others. */
export async function setPermissions(
  tx: Tx,
  { code: roleCode, permissions: before }: { readonly code: string; readonly permissions: readonly string[] },
  after: readonly string[],
  changedBy: string,
  at: InstantMs,
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
  await tx.updateTable("roles").set(savedBy(changedBy, { at })).where("code", "=", roleCode).execute();
}

export async function deleteRole(tx: Tx, code: string): Promise<void> {
  await tx.deleteFrom("roles").where("code", "=", code).execute();
}
