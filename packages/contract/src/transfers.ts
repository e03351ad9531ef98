import * as z from "zod/mini";
import { keyAction, keyUpload } from "./define-call.ts";
import { largestDocumentBytes, ofDocuments } from "./answer-files.ts";
import { id, idParam, satang, typedInstantMs } from "./fields.ts";
import { documentType } from "./order-choices.ts";
import { slip } from "./order-payments.ts";
import { order } from "./orders.ts";

// The public calls of bank transfers: the key of an order opens them. Staff's are in staff-transfers.ts.

const pictureOfOrder = z._default(z.enum(["slip", "document", "logo", "protest"]), "slip");

export const webImagesSave = keyUpload({
  name: "web-images-save",
  key: "registration",
  summary:
    "Keeps the picture of a slip (JPEG, PNG, WebP, AVIF, up to 12 MB), redrawn without metadata, and reads its code; or a " +
    "document by which a player answers a question: such a picture, or a PDF of up to 5 MB; the logo of a team, or the photograph of a protest. The same " +
    "file again gets the same answer.",
  changes: ["order", "transfer", "protest"],
  largestBytes: largestDocumentBytes,
  /**
   * `entry`: of a logo, the entry of the order whose team has it from then on. `protest`: of a photograph, the protest that
   * has it from then on; it is not answered yet.
   */
  params: z.object({ kind: pictureOfOrder, entry: z.optional(idParam), protest: z.optional(idParam) }),
  /** Width and height are those of a slip; else 0. The id of a logo is that of its entry, of a photograph its protest. */
  data: z.extend(slip, {
    mediaType: documentType,
    /** Of a slip: it, or the bank's reference in its code, was handed in before, and would be refused. */
    usedBefore: z.optional(z.boolean()),
  }),
  refuses: {
    ...ofDocuments,
    not_a_picture: "field",
    unknown: "field",
    several_codes: "field",
    too_many_pictures: "whole",
  },
});

export const webImagesDelete = keyAction({
  name: "web-images-delete",
  key: "registration",
  repeatable: true,
  summary:
    "Deletes the picture of a slip that was not handed in, a document that no answer names, the logo of a team, or the photograph " +
    "of a protest that is not answered.",
  changes: ["order", "transfer", "protest"],
  /** `id`: of a logo that of its entry, of a photograph that of its protest. */
  body: z.object({ id, kind: pictureOfOrder }),
  data: z.object({}),
  refuses: { unknown: "field", fixed: "whole" },
});

/** The largest amount that one transfer can have: ten million baht. */
const largestSatang = 1_000_000_000;
export const paidSatang = satang.check(z.gte(1), z.lte(largestSatang));

export const webRegisterTransferSave = keyAction({
  name: "web-register-transfer-save",
  key: "registration",
  repeatable: true,
  summary: "Hands in a slip as payment. A reference that any order has used before is refused. A person verifies it.",
  changes: ["order", "transfer"],
  body: z.object({
    /** The picture's id, as `web-images-save` gave it. */
    slip: id,
    amountSatang: paidSatang,
    /** When it was paid, as the slip says. */
    paidAt: z._default(z.nullable(typedInstantMs), null),
    /** The references of other orders of the event that the same money is for. */
    alsoFor: z._default(z.array(z.string().check(z.trim(), z.maxLength(20))).check(z.maxLength(20)), []),
    /** The keys of those orders. Without its key, an order shows nothing of this before it was verified. */
    alsoKeys: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20)), []),
  }),
  data: order,
  refuses: { fixed: "whole", nothing_owed: "whole", unknown: "field", slip_used: "field" },
});

export const webRegisterTransferDelete = keyAction({
  name: "web-register-transfer-delete",
  key: "registration",
  repeatable: true,
  summary: "Takes back a slip that nobody has verified yet.",
  changes: ["order", "transfer"],
  body: z.object({ id }),
  data: order,
  refuses: { unknown: "field", fixed: "whole" },
});
