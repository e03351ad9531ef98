import { webImagesDelete, webImagesSave } from "@time-event/contract/transfers";
import type { PublicApi } from "../../http/public-api.ts";
import type { OrderDocuments } from "../answer-files/order-documents.service.ts";
import type { Slips } from "./slips.service.ts";

/** What the holder of an order sends: pictures of slips, and documents by which questions are answered. */
export function slipsRoutes(api: PublicApi, slips: Slips, documents: OrderDocuments): void {
  const ofKind = { slip: slips, document: documents };
  api.post(webImagesSave, (sent, caller) => ofKind[sent.params.kind].save(sent, caller));
  api.submit(webImagesDelete, { work: (tx, sent, caller) => ofKind[sent.kind].remove.work(tx, sent, caller) });
}
