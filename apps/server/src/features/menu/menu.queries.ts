import type { MenuMainItem } from "@time-event/contract/menu";
import type { MainMenuItem, SubMenuItem } from "@time-event/contract/sign-in";
import { menuFor } from "@time-event/domain/access/menu";
import type { InstantMs } from "@time-event/domain/time/instant";
import { inLanguage, type TextInBoth } from "@time-event/domain/text/in-language";
import type { Db } from "../../db/connection.ts";

export interface Menu {
  readonly main: MainMenuItem[];
  readonly sub: SubMenuItem[];
}

/** The menu for a user with these permissions, in one language; main items without any item left are left out. */
export async function loadMenu(db: Db, permitted: ReadonlySet<string>, language: "th" | "en"): Promise<Menu> {
  const nameOf = ({ name }: { readonly name: TextInBoth }) => inLanguage(name, language);
  const { main, sub } = menuFor(await loadItems(db), permitted);
  return {
    main: main.map((item) => ({ componentCode: item.componentCode, componentName: nameOf(item) })),
    sub: sub.map((item) => ({
      parentId: item.parentCode,
      componentName: nameOf(item),
      icon: item.icon,
      urlLink: item.urlLink,
    })),
  };
}

/** The whole menu, main items with what is below them. */
export async function loadWholeMenu(db: Db): Promise<MenuMainItem[]> {
  const items = await loadItems(db);
  return items
    .filter(({ parentCode }) => parentCode === null)
    .map(({ componentCode, name }) => ({
      componentCode,
      name,
      items: items
        .filter(({ parentCode }) => parentCode === componentCode)
        .map(({ parentCode: _, ...item }) => item as MenuMainItem["items"][number]),
    }));
}

export interface MenuEdit {
  readonly revision: number;
  readonly changedAt: InstantMs;
  readonly changedBy: string;
}

/** How often the menu was saved, and by whom last. */
export async function loadMenuEdit(db: Db): Promise<MenuEdit> {
  return db.selectFrom("menuEdits").select(["revision", "changedAt", "changedBy"]).executeTakeFirstOrThrow();
}

async function loadItems(db: Db) {
  const rows = await db
    .selectFrom("menuItems")
    .select(["componentCode", "parentCode", "nameTh", "nameEn", "icon", "urlLink", "permissionCode"])
    .orderBy("position")
    .orderBy("componentCode")
    .execute();
  return rows.map(({ nameTh, nameEn, permissionCode, ...row }) => ({
    ...row,
    name: { th: nameTh, en: nameEn },
    permission: permissionCode,
  }));
}
