import { answerFileGet, answerFileSave, webRegisterGetFile } from "@time-event/contract/answer-files";
import type { PublicApi } from "../../http/public-api.ts";
import type { StaffApi } from "../../http/staff-api.ts";
import type { DeskDocuments } from "./desk-documents.service.ts";
import type { OrderDocuments } from "./order-documents.service.ts";

export function orderDocumentsRoutes(api: PublicApi, documents: OrderDocuments): void {
  api.download(webRegisterGetFile, ({ id }, { key }) => documents.open(id, key));
}

export function deskDocumentsRoutes(api: StaffApi, documents: DeskDocuments): void {
  api.download(answerFileGet, documents.open);
  api.upload(answerFileSave, documents.save);
}
