import type { DataOf } from "@time-event/contract/endpoint";
import type { reconciliationGet } from "@time-event/contract/reconciliation";
import { useMessages } from "../../lib/i18n/language.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { DaySums } from "./day-sums.tsx";
import { transfersMessages } from "./transfers.messages.ts";

interface DayDifferenceProps {
  readonly day: DataOf<typeof reconciliationGet>;
}

/** Leads from what the accounts say came by bank to what the statements of the day say, line by line. */
export function DayDifference({
  day: { accounts, statements, withoutStatementSatang, difference },
}: DayDifferenceProps) {
  const m = useMessages(transfersMessages);
  const bank = accounts.ways.find(({ way }) => way === "bank");
  const byBankSatang = bank ? bank.paymentsSatang + bank.takenBackSatang : 0;
  const between = [
    [m.bookedOtherDay, -difference.shownOnOtherDaysSatang],
    [m.inNoStatement, -withoutStatementSatang],
    [m.takenBackOfDay, -difference.undoneSatang],
    [m.verifiedOtherDay, difference.verifiedOnOtherDaysSatang],
    [m.unmatched, statements.unmatchedSatang],
    [m.notOurs, statements.notOursSatang],
  ] as const;
  const found = between.filter(([, satang]) => satang !== 0);
  if (found.length === 0) return null;
  return (
    <Panel title={m.difference} hint={m.differenceHint}>
      <DaySums lines={[[m.byBank, byBankSatang], ...found]} total={statements.totalSatang} totalLabel={m.statements} />
    </Panel>
  );
}
