import { messageTemplateList, messageTemplateReset, messageTemplateSave } from "@time-event/contract/message-templates";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createMessageTemplatesService } from "./message-templates.service.ts";

export function messageTemplatesRoutes(
  api: StaffApi,
  templates: ReturnType<typeof createMessageTemplatesService>,
): void {
  api.get(messageTemplateList, templates.list);
  api.post(messageTemplateSave, templates.save);
  api.post(messageTemplateReset, templates.reset);
}
