import type { ReplyOf } from "@time-event/contract/endpoint";
import { type menuGet, type MenuMainItem, type menuItemsGet, menuItemsSave } from "@time-event/contract/menu";
import { mayAnywhere } from "@time-event/domain/access/permissions";
import type { InstantMs } from "@time-event/domain/time/instant";
import { Refused } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { edit, expectSeen } from "../edits/edit.service.ts";
import { loadPermissionNames, loadRoles } from "../roles/roles.queries.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { loadMenu, loadMenuEdit, loadWholeMenu } from "./menu.queries.ts";
import { lockMenu, noteMenuEdit, replaceMenu } from "./menu.repository.ts";

export function createMenuService(db: Db, clock: () => InstantMs) {
  return {
    get: async (language: "th" | "en" | undefined, caller: StaffCaller): Promise<ReplyOf<typeof menuGet>> => {
      const { main, sub } = await loadMenu(db, mayAnywhere(caller), language ?? caller.language);
      return { data: { MAIN_MENU: main, SUB_MENU: sub }, meta: {} };
    },

    getItems: async (): Promise<ReplyOf<typeof menuItemsGet>> => {
      const [menu, edit, permissions, roles] = await Promise.all([
        loadWholeMenu(db),
        loadMenuEdit(db),
        loadPermissionNames(db),
        loadRoles(db),
      ]);
      return { data: { menu, permissions, roles, ...edit }, meta: {} };
    },

    /** @throws EditConflict; Refused if two items have one code */
    saveItems: async (
      given: { readonly revision: number; readonly menu: readonly MenuMainItem[] },
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof menuItemsSave>> => {
      refuseDoubleCodes(given.menu);
      const revision = given.revision + 1;
      return edit(db, caller, menuItemsSave, async (tx) => {
        expectSeen(await lockMenu(tx), given.revision);
        const before = await loadWholeMenu(tx);
        await replaceMenu(tx, given.menu);
        await noteMenuEdit(tx, revision, caller.username, clock());
        return {
          reply: { data: { revision }, meta: {} },
          change: {
            subject: { kind: "menu", id: "menu", name: "" },
            before: byCode(before),
            after: byCode(given.menu),
          },
        };
      });
    },
  };
}

export type MenuService = ReturnType<typeof createMenuService>;

/** Item by item, so that the audit log shows which ones changed. */
function byCode(menu: readonly MenuMainItem[]): Record<string, unknown> {
  return Object.fromEntries(
    menu.flatMap(({ componentCode, name, items }, position) => [
      [componentCode, { ...name, position: position + 1 }],
      ...items.map(({ componentCode: code, name: itemName, ...item }, index) => [
        code,
        { ...itemName, ...item, below: componentCode, position: index + 1 },
      ]),
    ]),
  );
}

function refuseDoubleCodes(menu: readonly MenuMainItem[]): void {
  const seen = new Set<string>();
  const double = menu
    .flatMap(({ componentCode, items }) => [componentCode, ...items.map((item) => item.componentCode)])
    .filter((code) => seen.size === seen.add(code).size);
  if (double.length > 0) throw new Refused(menuItemsSave, [{ path: "menu", code: "taken" }]);
}
