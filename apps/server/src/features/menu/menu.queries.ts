import type { MainMenuItem, SubMenuItem } from "@time-event/contract/sign-in";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

export interface Menu {
  readonly main: MainMenuItem[];
  readonly sub: SubMenuItem[];
}

/** The menu for somebody with these permissions, in one language: main items without any item of theirs are left out. */
export async function loadMenu(db: Db, permitted: ReadonlySet<string>, language: "th" | "en"): Promise<Menu> {
  const name = sql<string>`case when ${language} = 'en' then name_en else name_th end`;
  const rows = await db
    .selectFrom("menuItems")
    .select(["componentCode", "parentCode", "icon", "urlLink", "permissionCode"])
    .select(name.as("componentName"))
    .orderBy("position")
    .orderBy("componentCode")
    .execute();
  const sub: SubMenuItem[] = [];
  for (const { parentCode, permissionCode, componentName, icon, urlLink } of rows) {
    if (parentCode === null || (permissionCode !== null && !permitted.has(permissionCode))) continue;
    sub.push({ parentId: parentCode, componentName, icon, urlLink });
  }
  const parents = new Set(sub.map(({ parentId }) => parentId));
  const main = rows
    .filter(({ parentCode, componentCode }) => parentCode === null && parents.has(componentCode))
    .map(({ componentCode, componentName }) => ({ componentCode, componentName }));
  return { main, sub };
}
