import { menuGet, menuItemsGet, menuItemsSave } from "@time-event/contract/menu";
import type { StaffApi } from "../../http/staff-api.ts";
import type { MenuService } from "./menu.service.ts";

export function menuRoutes(api: StaffApi, menu: MenuService): void {
  api.get(menuGet, ({ language }, caller) => menu.get(language, caller));
  api.get(menuItemsGet, menu.getItems);
  api.post(menuItemsSave, menu.saveItems);
}
