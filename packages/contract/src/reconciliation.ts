import * as z from "zod/mini";
import { staffCall } from "./define-call.ts";
import { noMeta } from "./endpoint.ts";
import { day, id, satang, text } from "./fields.ts";

export const reconciliationGet = staffCall({
  name: "reconciliation-get",
  shows: ["statement", "transfer", "refund"],
  summary: "A day's money: what the accounts of orders say, what the statements say, and what explains the difference.",
  right: { permission: "payments_view", at: "installation" },
  params: z.object({ day }),
  data: z.object({
    day,
    /** Lines of accounts that were written on this day. They add up to `netSatang`. */
    accounts: z.object({
      paymentsSatang: satang,
      /** Counter-entries of payments, as a negative sum. */
      takenBackSatang: satang,
      refundsSatang: satang,
      netSatang: satang,
      /** How the payments came, at the desk or by a bank; their sums add up to those above. */
      ways: z.array(
        z.object({ way: z.enum(["bank", "cash", "card"]), paymentsSatang: satang, takenBackSatang: satang }),
      ),
    }),
    /** Lines of statements that were booked on this day and bring money. `matched` + `unmatched` + `notOurs` = `total`. */
    statements: z.object({
      totalSatang: satang,
      matchedSatang: satang,
      unmatchedSatang: satang,
      /** Set aside by a person: it belongs to no registration. */
      notOursSatang: satang,
    }),
    /** Of the payments that were verified on this day and stand, those that no statement has shown yet. */
    withoutStatementSatang: satang,
    /**
     * Why both differ. What came by bank by the accounts (counter-entries included), less `shownOnOtherDays`, `undone` and
     * `withoutStatement`, more `verifiedOnOtherDays`, `unmatched` and `notOurs`, is the `total` of the statements.
     */
    difference: z.object({
      /** Payments that were verified on this day and that a statement shows on another one. */
      shownOnOtherDaysSatang: satang,
      /** Payments that were taken back, and counter-entries, of this day. */
      undoneSatang: satang,
      /** Lines of this day's statements that were verified on another day. */
      verifiedOnOtherDaysSatang: satang,
    }),
    /** Payments by event. */
    events: z.array(z.object({ eventId: id, slug: z.string(), name: text, netSatang: satang })),
  }),
  meta: noMeta,
});
