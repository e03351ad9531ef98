import {
  categoryDelete,
  categoryGet,
  categoryList,
  categoryOrder,
  categoryRankingTry,
  categoryRegroupTry,
  categorySave,
} from "@time-event/contract/categories";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createCategoriesService } from "./categories.service.ts";

export function categoriesRoutes(api: StaffApi, categories: ReturnType<typeof createCategoriesService>): void {
  api.get(categoryList, categories.list);
  api.get(categoryGet, categories.get);
  api.get(categoryRankingTry, categories.tryRanking);
  api.get(categoryRegroupTry, categories.tryGroups);
  api.post(categorySave, categories.save);
  api.post(categoryDelete, categories.remove);
  api.post(categoryOrder, categories.order);
}
