import { questionDelete, questionList, questionOrder, questionSave } from "@time-event/contract/questions";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createQuestionsService } from "./questions.service.ts";

export function questionsRoutes(api: StaffApi, questions: ReturnType<typeof createQuestionsService>): void {
  api.get(questionList, questions.list);
  api.post(questionSave, questions.save);
  api.post(questionDelete, questions.remove);
  api.post(questionOrder, questions.order);
}
