import type { StaffTransfer } from "@time-event/contract/staff-transfers";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip } from "../../../ui/chip/chip.tsx";
import { transfersMessages } from "../transfers.messages.ts";

const looks = {
  right: { tone: "ok", icon: "check" },
  wrong: { tone: "danger", icon: "warning" },
  unknown: { tone: "warn", icon: "warning" },
  unreadable: { tone: "warn", icon: "warning" },
} as const;

/** What a slip-verification service said of a slip. */
export function SlipCheck({ check }: { readonly check: NonNullable<StaffTransfer["check"]> }) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const { service, result, amountSatang, paidAt, receiver, problems } = check;
  const facts = [
    amountSatang !== null && format.exactBaht(amountSatang),
    paidAt !== null && format.instant(paidAt, "Asia/Bangkok"),
    receiver,
  ].filter(Boolean);
  return (
    <div className="slip-check" role="note">
      <Chip {...looks[result]}>{m.checks[result](m.services[service] ?? service)}</Chip>
      {facts.length > 0 && <span className="figures">{facts.join(" · ")}</span>}
      {problems.length > 0 && <span>{problems.map((problem) => m.checkProblems[problem]).join(" ")}</span>}
    </div>
  );
}
