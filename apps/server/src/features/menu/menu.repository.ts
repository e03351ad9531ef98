import type { MenuMainItem } from "@time-event/contract/menu";
import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { MenuEdit } from "./menu.queries.ts";

/** Keeps others from saving the menu until this transaction ends. */
export async function lockMenu(tx: Tx): Promise<MenuEdit> {
  return tx
    .selectFrom("menuEdits")
    .select(["revision", "changedAt", "changedBy"])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Replaces the whole menu. */
export async function replaceMenu(tx: Tx, menu: readonly MenuMainItem[]): Promise<void> {
  await tx.deleteFrom("menuItems").execute();
  const mains = menu.map(({ componentCode, name }, position) => ({
    kind: "MAIN" as const,
    position,
    componentCode,
    nameTh: name.th,
    nameEn: name.en,
  }));
  const subs = menu.flatMap(({ componentCode: parentCode, items }) =>
    items.map(({ componentCode, name, icon, urlLink, permission }, position) => ({
      kind: "SUB" as const,
      position,
      parentCode,
      componentCode,
      nameTh: name.th,
      nameEn: name.en,
      icon,
      urlLink,
      permissionCode: permission,
    })),
  );
  if (mains.length > 0) await tx.insertInto("menuItems").values(mains).execute();
  if (subs.length > 0) await tx.insertInto("menuItems").values(subs).execute();
}

export async function noteMenuEdit(tx: Tx, revision: number, changedBy: string, at: InstantMs): Promise<void> {
  await tx
    .updateTable("menuEdits")
    .set({ revision, changedBy, changedAt: toTimestamp(at) })
    .execute();
}
