import {
  categoryDelete,
  categoryGet,
  categoryList,
  categoryOrder,
  categorySave,
} from "@time-event/contract/categories";
import { gunFire, gunList } from "@time-event/contract/guns";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createCategoriesService } from "./categories.service.ts";
import type { GunsService } from "./guns.service.ts";

export function categoriesRoutes(api: StaffApi, categories: ReturnType<typeof createCategoriesService>): void {
  api.get(categoryList, categories.list);
  api.get(categoryGet, categories.get);
  api.post(categorySave, categories.save);
  api.post(categoryDelete, categories.remove);
  api.post(categoryOrder, categories.order);
}

export function gunsRoutes(api: StaffApi, guns: GunsService): void {
  api.get(gunList, guns.list);
  api.post(gunFire, guns.fire);
}
