import * as z from "zod/mini";
import { staffAction, staffCall, staffDownload } from "./define-call.ts";
import { type Endpoint, noMeta } from "./endpoint.ts";
import { id, inDigits, text } from "./fields.ts";
import { staffText } from "./staff-text.ts";

/**
 * Where one person is: an entry of a race (`entry-7`), a player of an order (`player-7-0`: of the order's entry 7 the first),
 * or the contact of an order (`contact-7`). Who the person is follows from it.
 */
const trace = z.string().check(z.regex(/^(entry-\d{1,15}|player-\d{1,15}-\d{1,3}|contact-\d{1,15})$/));

const traceRow = z.object({
  trace,
  eventId: id,
  event: text,
  /** Reference of the order, or the bib. */
  what: z.string(),
  /** Of the order, or of the event. */
  state: z.string(),
});

export const personFind = staffCall({
  name: "person-find",
  shows: ["entry", "order"],
  summary:
    "Persons by a name, a phone, an e-mail address or the number of a document, each with every place where they are; that they were looked for is put on record.",
  right: { permission: "personal_data_view", at: "installation" },
  params: z.object({ text: z.string().check(inDigits, z.minLength(3), z.maxLength(80)) }),
  data: z.array(
    z.object({
      name: z.string(),
      /** `YYYY-MM-DD` CE; empty: not known. */
      birthDate: z.string(),
      phone: z.string(),
      email: z.string(),
      traces: z.array(traceRow),
    }),
  ),
  meta: noMeta,
});
export type FoundPerson = z.infer<(typeof personFind)["data"]>[number];

export const personExport = staffDownload({
  name: "person-export",
  shows: ["entry", "order"],
  summary: "Everything that is kept of one person: a ZIP with JSON, a page to read, and pictures.",
  mediaTypes: ["application/zip"],
  right: { permission: "personal_data_view", at: "installation" },
  params: z.object({ of: trace }),
});

export const personErase = staffAction({
  name: "person-erase",
  changes: ["entry", "order", "result"],
  summary:
    "Erases one person for good: names, contacts, documents, answers and letters. Results stay without a name; accounts, slips and receipts stay.",
  right: { permission: "personal_data_erase", at: "installation" },
  body: z.object({
    of: trace,
    /** How many places the caller saw. */
    traces: z.int().check(z.gte(1)),
    reason: staffText(500, 1),
  }),
  data: z.object({ entries: z.int(), players: z.int(), contacts: z.int(), letters: z.int() }),
  refuses: { list_changed: "whole", still_entered: "whole", payment_open: "whole" },
});

export const personCalls: readonly Endpoint[] = [personFind, personExport, personErase];
