import { isMenuLink } from "@time-event/domain/access/menu";
import { permissions } from "@time-event/domain/access/permissions";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { instantMs, revision, text, thaiFirst } from "./fields.ts";
import { mainMenuItem, subMenuItem } from "./sign-in.ts";

export const menuGet = staffCall({
  name: "menu-get",
  shows: ["menu", "role", "user"],
  summary: "The caller's menu as it is now, in the form that a sign-in returns.",
  right: { permission: null, at: "installation" },
  params: z.object({ language: z.optional(z.enum(["th", "en"])) }),
  data: z.object({ MAIN_MENU: z.array(mainMenuItem), SUB_MENU: z.array(subMenuItem) }),
  meta: noMeta,
});

const right = { permission: "menu_edit", at: "installation" } as const;
const names = thaiFirst(60);
/** The client links items by it; it stays when names change. */
const componentCode = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));

const subItem = z.object({
  componentCode,
  name: names,
  icon: z.string().check(z.regex(/^$|^pi pi-[a-z0-9-]{1,40}$/)),
  /** A path of this site or an https address. Empty: the item is shown but leads nowhere. */
  urlLink: z.string().check(z.trim(), z.maxLength(500), z.refine(isMenuLink)),
  /** Null: everybody who signs in. */
  permission: z.nullable(z.enum(permissions)),
});
export type MenuSubItem = z.infer<typeof subItem>;

const mainItem = z.object({ componentCode, name: names, items: z.array(subItem).check(z.maxLength(60)) });
export type MenuMainItem = z.infer<typeof mainItem>;

const menu = z.array(mainItem).check(z.maxLength(20));
/** As it is stored: an item that breaks today's rules is shown all the same, so that staff can mend it. */
const storedMenu = z.array(
  z.object({
    ...mainItem.shape,
    items: z.array(z.object({ ...subItem.shape, icon: z.string(), urlLink: z.string() })),
  }),
);

export const menuItemsGet = staffCall({
  name: "menu-items-get",
  shows: ["menu", "role"],
  summary: "The whole menu in both languages, with the rights that its items ask for and the roles to preview it with.",
  right,
  params: noParams,
  data: z.object({
    menu: storedMenu,
    permissions: z.array(z.object({ code: z.enum(permissions), name: text })),
    roles: z.array(z.object({ code: z.string(), name: text, permissions: z.array(z.string()) })),
    revision,
    changedAt: instantMs,
    changedBy: z.string(),
  }),
  meta: noMeta,
});

export type MenuItems = z.infer<(typeof menuItemsGet)["data"]>;

export const menuItemsSave = staffAction({
  name: "menu-items-save",
  changes: ["menu"],
  summary: "Replaces the whole menu: order, names, icons, links and the rights that items ask for.",
  right,
  body: z.object({ revision, menu }),
  data: z.object({ revision }),
  refuses: { taken: "field" },
});

export const menuCalls = [menuGet, menuItemsGet, menuItemsSave];
