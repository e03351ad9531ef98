import "./audit.css";
import { auditExport, auditList } from "@time-event/contract/audit";
import { useState } from "react";
import { useStaffDownload } from "../../lib/api/use-staff-files.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { localZone } from "../../lib/i18n/local-zone.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { useAuditColumns } from "./audit-columns.tsx";
import { AuditDrawer } from "./audit-drawer.tsx";
import { auditQuery, filterNames } from "./audit-filter.ts";
import { auditMessages } from "./audit.messages.ts";
import { AuditToolbar } from "./audit-toolbar.tsx";
import { CheckDialog } from "./check-dialog.tsx";
import { NothingFound } from "../../ui/staff/page/nothing-found.tsx";

export function Component() {
  const m = useMessages(auditMessages);
  const failureText = useFailureText();
  const columns = useAuditColumns();
  const language = useLanguage();
  const view = useListView({ filters: filterNames, sort: "" });
  const query = auditQuery(view.filters);
  const before = Number(view.filters.before) || undefined;
  const entries = useStaffQuery(
    auditList,
    { ...query, ...(before && { before }) },
    { placeholderData: (shown) => shown },
  );
  const save = useStaffDownload(auditExport);
  const [opened, setOpened] = useState<number>();
  const [isChecking, setChecking] = useState(false);
  // another filter starts with the newest entries
  const filter = (change: Partial<typeof view.filters>) => view.filter({ before: "", ...change });
  return (
    <StaffPage
      title={m.title}
      lead={m.lead}
      actions={
        <>
          <Button
            type="button"
            outlined
            icon="pi pi-download"
            label={m.export}
            tooltip={m.exportHint}
            loading={save.isPending}
            onClick={() =>
              save.mutate(
                { ...query, language, timeZone: localZone() },
                {
                  onError: (failure) => tellFailed(failureText(failure)),
                },
              )
            }
          />
          <Button type="button" icon="pi pi-verified" label={m.check} onClick={() => setChecking(true)} />
        </>
      }
    >
      <AuditToolbar filters={view.filters} isFiltered={view.filterCount > 0} onFilter={filter} onClear={view.clear} />
      <Loaded query={entries}>
        {({ data, meta }) => (
          <>
            <StaffTable
              label={m.title}
              columns={columns}
              rows={data}
              rowKey={({ seq }) => seq}
              onOpen={({ seq }) => setOpened(seq)}
              busy={entries.isPlaceholderData}
              empty={
                <NothingFound title={m.none} clearLabel={m.clear} onClear={view.clear}>
                  {m.noneHint}
                </NothingFound>
              }
            />
            <nav className="audit-pages" aria-label={m.title}>
              {before !== undefined && (
                <Button
                  type="button"
                  outlined
                  icon="pi pi-angle-double-left"
                  label={m.newest}
                  onClick={() => filter({})}
                />
              )}
              {meta.hasMore && (
                <Button
                  type="button"
                  outlined
                  icon="pi pi-angle-right"
                  iconPos="right"
                  label={m.older}
                  onClick={() => view.filter({ before: String(data.at(-1)!.seq) })}
                />
              )}
            </nav>
          </>
        )}
      </Loaded>
      {opened !== undefined && <AuditDrawer seq={opened} onFilter={filter} onClose={() => setOpened(undefined)} />}
      {isChecking && <CheckDialog onClose={() => setChecking(false)} />}
    </StaffPage>
  );
}
