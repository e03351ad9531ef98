import type { DataOf } from "@time-event/contract/endpoint";
import { revenueReport, revenueReportExport } from "@time-event/contract/reports";
import { revenueTables } from "@time-event/domain/reports/report-tables";
import { useStaffDownload } from "../../lib/api/use-staff-files.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { ReportFrame } from "./report-frame.tsx";
import { ReportTable } from "./report-table.tsx";
import { ReportTables } from "./report-tables.tsx";
import { reportsMessages } from "./reports.messages.ts";
import { type CallFailed } from "../../lib/api/call-failed.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";

/** What came, what was sold, and what is owed. */
export function Component() {
  const m = useMessages(reportsMessages);
  return (
    <ReportFrame title={m.revenue} lead={m.revenueLead} permission="finance_reports_view">
      {(eventId) => <Revenue eventId={eventId} />}
    </ReportFrame>
  );
}

function Revenue({ eventId }: { readonly eventId: number }) {
  const report = useStaffQuery(revenueReport, { eventId }, { placeholderData: (before) => before });
  const { language } = useFormat();
  const failureText = useFailureText();
  const told = { onError: (failure: CallFailed) => tellFailed(failureText(failure)) };
  const download = useStaffDownload(revenueReportExport);
  return (
    <Loaded query={report}>
      {({ data }) => (
        <div className="reports" aria-busy={report.isPlaceholderData}>
          <Check check={data.check} />
          <ReportTables tables={data.tables}>
            {({ table, rows }) => (
              <ReportTable
                key={table}
                table={revenueTables[table]}
                rows={rows}
                isSaving={download.isPending && download.variables.table === table}
                onSave={(format) => download.mutate({ eventId, table, format, language }, told)}
              />
            )}
          </ReportTables>
        </div>
      )}
    </Loaded>
  );
}

/** Whether the accounts, the orders and the prices say the same: to the satang. */
function Check({ check }: { readonly check: DataOf<typeof revenueReport>["check"] }) {
  const m = useMessages(reportsMessages);
  const format = useFormat();
  const { ledgerSatang, ordersSatang, soldSatang } = check;
  const isEqual = ledgerSatang === ordersSatang && ledgerSatang === soldSatang;
  const amount = (satang: number) => format.baht(satang);
  return (
    <section className="report-check" data-wrong={isEqual ? undefined : true}>
      <p className="report-check__sum">
        <span>{m.net}</span> <strong className="figures">{amount(ledgerSatang)}</strong>
      </p>
      <p>
        <i className={isEqual ? "pi pi-check-circle" : "pi pi-exclamation-triangle"} aria-hidden="true" />{" "}
        {isEqual ? m.addsUp : m.differs(amount(ledgerSatang), amount(ordersSatang), amount(soldSatang))}
      </p>
    </section>
  );
}
