import * as z from "zod/mini";
import { keyDownload, keyUpload, staffDownload, staffUpload } from "./define-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { idParam } from "./fields.ts";
import { answerFile, documentTypes } from "./order-choices.ts";

// Files by which players answer questions. `web-images-save` (transfers.ts) takes those of an order's contact.

export const largestDocumentBytes = 12_000_000;

/** What may be wrong with a file that is sent. */
export const ofDocuments = {
  not_a_document: "field",
  picture_heic: "field",
  picture_damaged: "field",
  picture_too_large: "field",
  picture_too_small: "field",
  document_too_large: "field",
  document_active: "field",
  too_many_documents: "whole",
  fixed: "whole",
} as const;

export const webImagesSaveMember = keyUpload({
  name: "web-images-save-member",
  key: "member",
  summary:
    "Keeps a file by which a member of an order answers a question: a picture, redrawn without metadata, or a PDF of up to " +
    "5 MB. The same file again gets the same answer.",
  changes: ["order"],
  largestBytes: largestDocumentBytes,
  params: z.object({}),
  data: answerFile,
  refuses: ofDocuments,
});

export const webRegisterGetFile = keyDownload({
  name: "web-register-get-file",
  key: "registration",
  shows: ["order"],
  summary: "A file by which a player of the order answers a question, always as a download.",
  mediaTypes: documentTypes,
  params: z.object({ id: idParam }),
  refuses: { unknown: "field" },
});

export const webTeamGetMemberFile = keyDownload({
  name: "web-team-get-member-file",
  key: "member",
  shows: ["order"],
  summary: "A file by which the member answers a question, always as a download.",
  mediaTypes: documentTypes,
  params: z.object({ id: idParam }),
  refuses: { unknown: "field" },
});

export const answerFileGet = staffDownload({
  name: "answer-file-get",
  shows: ["order"],
  summary: "A file by which a player answers a question, always as a download; that somebody looked is put on record.",
  right: { permission: "personal_data_view", at: "event" },
  mediaTypes: documentTypes,
  params: z.object({ eventId: idParam, id: idParam }),
});

export const answerFileSave = staffUpload({
  name: "answer-file-save",
  changes: ["order"],
  summary: "Keeps a file that somebody gave to staff, for an answer of a player of this order.",
  right: { permission: "registrations_edit", at: "event" },
  largestBytes: largestDocumentBytes,
  /** `order`: its id. */
  params: z.object({ eventId: idParam, order: idParam }),
  data: answerFile,
  refuses: ofDocuments,
});

export const answerFileCalls: readonly Endpoint[] = [answerFileGet, answerFileSave];
