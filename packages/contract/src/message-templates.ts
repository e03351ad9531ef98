import * as z from "zod/mini";
import { edited, lastingCode } from "./edited.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { revision, thaiFirst } from "./fields.ts";

const words = { subject: thaiFirst(200), body: thaiFirst(10_000) };

/** A message as it is sent now; revision 0: in its original words. */
export const messageTemplate = z.object({ code: lastingCode, ...words, ...edited.shape });
export type MessageTemplate = z.infer<typeof messageTemplate>;

export const messageTemplateList = staffCall({
  name: "message-template-list",
  shows: ["message_template"],
  summary: "Every message that the product sends by itself, as it is sent now.",
  right: { permission: "master_edit", at: "installation" },
  params: noParams,
  data: z.array(messageTemplate),
  meta: noMeta,
});

export const messageTemplateSave = staffAction({
  name: "message-template-save",
  changes: ["message_template"],
  summary: "Changes the words of a message.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ code: lastingCode, ...words, revision }),
  data: messageTemplate,
  refuses: { unknown_placeholder: "field", broken_placeholder: "field", missing_placeholder: "field" },
});

export const messageTemplateReset = staffAction({
  name: "message-template-reset",
  changes: ["message_template"],
  summary: "Restores the original words of a message.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ code: lastingCode, revision }),
  data: messageTemplate,
});
