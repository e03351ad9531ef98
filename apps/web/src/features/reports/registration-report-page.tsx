import { registrationReport, registrationReportExport } from "@time-event/contract/reports";
import { registrationTables } from "@time-event/domain/reports/report-tables";
import { useStaffDownload } from "../../lib/api/use-staff-files.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { type CallFailed } from "../../lib/api/call-failed.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { ReportFrame } from "./report-frame.tsx";
import { ReportTable } from "./report-table.tsx";
import { ReportTables } from "./report-tables.tsx";
import { reportsMessages } from "./reports.messages.ts";

/** How many registered when, for what and from where. */
export function Component() {
  const m = useMessages(reportsMessages);
  return (
    <ReportFrame title={m.registrations} lead={m.registrationsLead} permission="reports_view">
      {(eventId) => <Registrations eventId={eventId} />}
    </ReportFrame>
  );
}

function Registrations({ eventId }: { readonly eventId: number }) {
  const report = useStaffQuery(registrationReport, { eventId }, { placeholderData: (before) => before });
  const { language } = useFormat();
  const failureText = useFailureText();
  const told = { onError: (failure: CallFailed) => tellFailed(failureText(failure)) };
  const download = useStaffDownload(registrationReportExport);
  return (
    <Loaded query={report}>
      {({ data }) => (
        <div className="reports" aria-busy={report.isPlaceholderData}>
          <ReportTables tables={data.tables}>
            {({ table, rows }) => (
              <ReportTable
                key={table}
                table={registrationTables[table]}
                rows={rows}
                // a table of days and of ages keeps its order; nobody adds up capacities
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
