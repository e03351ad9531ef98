import type { StaffTransfer } from "@time-event/contract/staff-transfers";
import { bankOf } from "@time-event/domain/promptpay/banks";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
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
    <dl className="transfer-facts figures">
      <Fact term={m.claimed}>{format.exactBaht(claimedSatang)}</Fact>
      <Fact term={m.columns.received}>{receivedSatang === null ? null : format.exactBaht(receivedSatang)}</Fact>
      <Fact term={m.time}>{paidAt === null ? m.notSaid : instant(paidAt)}</Fact>
      <Fact term={m.columns.sent}>{instant(sentAt)}</Fact>
      <Fact term={m.bank}>{bankReference === null ? m.noCode : [bank, bankReference].filter(Boolean).join(" ")}</Fact>
      <Fact term={m.event}>{format.text(transfer.event)}</Fact>
      <Fact term={m.states[state]}>
        {decidedAt === null ? null : m.decidedBy(decidedBy ?? "–", instant(decidedAt))}
      </Fact>
      <Fact term={m.reason}>{reason === null ? null : [m.reasons[reason], note].filter(Boolean).join(": ")}</Fact>
      <Fact term={m.undone}>
        {takenBack && `${m.takenBackBy(takenBack.by, instant(takenBack.at))}: ${takenBack.reason}`}
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly term: string;
  /** Null: there is none, and no line. */
  readonly children: ReactNode;
}

function Fact({ term, children }: FactProps) {
  if (children === null) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
