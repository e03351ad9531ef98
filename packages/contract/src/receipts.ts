import * as z from "zod/mini";
import { staffAction, staffCall, staffDownload } from "./define-call.ts";
import { edited } from "./edited.ts";
import { type Endpoint, noMeta, noParams } from "./endpoint.ts";
import { digitsUpTo, idParam, revision, textUpTo } from "./fields.ts";
import { receiptNumber, taxId } from "./receipt.ts";

const organiserFields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** What receipts in English call it; "": its name. */
  nameEn: textUpTo(200),
  taxId,
  branch: digitsUpTo(100),
  address: z.object({ th: textUpTo(500), en: textUpTo(500) }),
};
export const organiser = z.object({ ...organiserFields, ...edited.shape });
export type Organiser = z.infer<typeof organiser>;

export const organiserList = staffCall({
  name: "organiser-list",
  shows: ["payment_channel", "event"],
  summary: "The organisers of all events, with what their receipts say of them; revision 0: nothing yet.",
  right: { permission: "master_edit", at: "installation" },
  params: noParams,
  data: z.array(organiser),
  meta: noMeta,
});

export const organiserSave = staffAction({
  name: "organiser-save",
  changes: ["payment_channel"],
  summary: "Changes what receipts of an organiser say from now on. Receipts that were issued stay as they are.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ ...organiserFields, revision }),
  data: organiser,
});

export const orderReceiptGet = staffDownload({
  name: "order-receipt-get",
  shows: ["order"],
  summary: "The receipt of an order as a PDF, or a later document about a difference.",
  mediaTypes: ["application/pdf"],
  right: { permission: "payments_view", at: "event" },
  params: z.object({
    eventId: idParam,
    id: idParam,
    language: z._default(z.enum(["th", "en"]), "th"),
    number: receiptNumber,
  }),
});

export const receiptCalls: readonly Endpoint[] = [organiserList, organiserSave, orderReceiptGet];
