import type { StaffTransfer } from "@time-event/contract/staff-transfers";
import { bankOf } from "@time-event/domain/promptpay/banks";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Fact, Facts } from "../../../ui/staff/facts/facts.tsx";
import { transfersMessages } from "../transfers.messages.ts";

/** What was claimed and what came, and who decided, when and why. */
export function TransferFacts({ transfer }: { readonly transfer: StaffTransfer }) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const { claimedSatang, receivedSatang, paidAt, sentAt, bankCode, bankReference, state } = transfer;
  const { decidedAt, decidedBy, reason, note, takenBack } = transfer;
  const instant = (at: number) => format.instant(at, "Asia/Bangkok");
  const bank = bankCode === null ? undefined : (bankOf(bankCode)?.short ?? bankCode);
  return (
    <Facts figures>
      <Fact term={m.claimed}>{format.exactBaht(claimedSatang)}</Fact>
      {receivedSatang !== null && <Fact term={m.columns.received}>{format.exactBaht(receivedSatang)}</Fact>}
      <Fact term={m.time}>{paidAt === null ? m.notSaid : instant(paidAt)}</Fact>
      <Fact term={m.columns.sent}>{instant(sentAt)}</Fact>
      <Fact term={m.bank}>{bankReference === null ? m.noCode : [bank, bankReference].filter(Boolean).join(" ")}</Fact>
      <Fact term={m.event}>{format.text(transfer.event)}</Fact>
      {decidedAt !== null && <Fact term={m.states[state]}>{m.decidedBy(decidedBy ?? "–", instant(decidedAt))}</Fact>}
      {reason !== null && <Fact term={m.reason}>{[m.reasons[reason], note].filter(Boolean).join(": ")}</Fact>}
      {takenBack && (
        <Fact term={m.undone}>
          {m.takenBackBy(takenBack.by, instant(takenBack.at))}: {takenBack.reason}
        </Fact>
      )}
    </Facts>
  );
}
