import {
  categoryTemplateDelete,
  categoryTemplateList,
  categoryTemplateSave,
} from "@time-event/contract/category-templates";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createCategoryTemplatesService } from "./category-templates.service.ts";

export function categoryTemplatesRoutes(
  api: StaffApi,
  templates: ReturnType<typeof createCategoryTemplatesService>,
): void {
  api.get(categoryTemplateList, templates.list);
  api.post(categoryTemplateSave, templates.save);
  api.post(categoryTemplateDelete, templates.remove);
}
