import { billReferenceRules } from "@time-event/domain/promptpay/bill-payment";
import { promptPayKinds } from "@time-event/domain/promptpay/promptpay-id";
import * as z from "zod/mini";
import { edited, nameText } from "./edited.ts";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { id, inDigits, revision } from "./fields.ts";
import { password } from "./sign-in.ts";
import { passwordProofRefusals } from "./users.ts";

const digits = z.string().check(inDigits, z.minLength(1), z.maxLength(30));

/** The content of a bill payment's reference; `text` is the fixed text, and empty otherwise. */
const billReference = z.object({ rule: z.enum(billReferenceRules), text: z.string().check(inDigits, z.maxLength(20)) });

/** Where money goes. People may type numbers with spaces or hyphens; replies have the digits alone. */
export const paymentAccount = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("promptpay"), idKind: z.enum(promptPayKinds), promptPayId: digits }),
  z.object({
    kind: z.literal("bank"),
    /** Three digits, as the Bank of Thailand numbers banks. */
    bankCode: z.string().check(z.regex(/^\d{3}$/)),
    accountNumber: digits,
    holder: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  }),
  z.object({ kind: z.literal("bill"), billerId: digits, ref1: billReference, ref2: billReference }),
]);
export type PaymentAccount = z.infer<typeof paymentAccount>;

const fields = { name: nameText, account: paymentAccount, active: z.boolean(), isDefault: z.boolean() };

export const paymentChannel = z.object({ id, ...fields, ...edited.shape });
export type PaymentChannel = z.infer<typeof paymentChannel>;

/** Where money goes changes for people who were told to pay: the caller proves who they are. */
export const payeeProof = z.optional(password);
export const payeeRefusals = { ...passwordProofRefusals, managed_elsewhere: "whole" } as const;

/** What may be wrong with an account's numbers. */
export const accountRefusals = {
  required: "field",
  unknown: "field",
  not_a_mobile_number: "field",
  not_13_digits: "field",
  not_15_digits: "field",
  wrong_check_digit: "field",
  wrong_account_length: "field",
  not_a_reference: "field",
  taken: "field",
  told_to_payers: "field",
} as const;

export const paymentChannelList = staffCall({
  name: "payment-channel-list",
  shows: ["payment_channel"],
  summary: "All payment channels of the installation, in their order: events choose among them.",
  right: { permission: "master_edit", at: "installation" },
  params: noParams,
  data: z.array(paymentChannel),
  meta: noMeta,
});

export const paymentChannelSave = staffAction({
  name: "payment-channel-save",
  changes: ["payment_channel"],
  limited: true,
  summary:
    "Adds a channel (id null), or changes it; a new default takes the place of the old one. One that payers were told needs the caller's password to be switched.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ id: z.nullable(id), ...fields, password: payeeProof, revision }),
  data: paymentChannel,
  refuses: { ...accountRefusals, ...payeeRefusals, default_inactive: "whole" },
});

export const paymentChannelDelete = staffAction({
  name: "payment-channel-delete",
  changes: ["payment_channel"],
  removes: true,
  summary: "Removes a payment channel that no event has chosen.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ id, revision }),
  data: z.null(),
  refuses: { in_use: "whole" },
});

export const paymentChannelOrder = staffAction({
  name: "payment-channel-order",
  changes: ["payment_channel"],
  summary: "Puts the channels in an order.",
  right: { permission: "master_edit", at: "installation" },
  body: z.object({ ids: z.array(id).check(z.maxLength(500)) }),
  data: z.null(),
  refuses: { list_changed: "whole" },
});
