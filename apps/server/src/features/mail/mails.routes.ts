import { mailGet, mailList, mailResend } from "@time-event/contract/mails";
import type { StaffApi } from "../../http/staff-api.ts";
import type { Mails } from "./mails.service.ts";

export function mailsRoutes(api: StaffApi, mails: Mails): void {
  api.get(mailList, mails.list);
  api.get(mailGet, mails.get);
  api.post(mailResend, mails.resend);
}
