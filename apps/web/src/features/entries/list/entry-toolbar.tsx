import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { ActionLink } from "../../../ui/staff/control/action-link.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { TableToolbar } from "../../../ui/staff/table/table-toolbar.tsx";
import { ViewsMenu } from "../../staff-views/views-menu.shared.tsx";
import { DuplicatesDialog } from "../duplicates/duplicates-dialog.tsx";
import { duplicatesMessages } from "../duplicates/duplicates.messages.ts";
import { entriesMessages } from "../entries.messages.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import type { EntryView } from "./use-entry-view.ts";

interface EntryToolbarProps {
  readonly eventId: number;
  readonly view: EntryView;
  readonly total: number;
  readonly mayEdit: boolean;
}

/** Above the list: search, columns, views, import and export, and a button for a new entry. */
export function EntryToolbar({ eventId, view, total, mayEdit }: EntryToolbarProps) {
  const m = useMessages(entriesMessages);
  const duplicates = useMessages(duplicatesMessages);
  const [merging, setMerging] = useState(false);
  const [exporting, setExporting] = useState(false);
  return (
    <TableToolbar
      search={view.filters.text}
      searchLabel={m.search}
      onSearch={(text) => view.filter({ text })}
      actions={
        <>
          <ViewsMenu screen="entries" view={view} eventId={eventId} />
          <ColumnsMenu view={view} />
          {mayEdit && <Button outlined icon="pi pi-clone" label={duplicates.open} onClick={() => setMerging(true)} />}
          <Button outlined icon="pi pi-download" label={m.exportFile} onClick={() => setExporting(true)} />
          {mayEdit && (
            <>
              <ActionLink
                outlined
                icon="pi pi-upload"
                label={m.importFile}
                to={`/manage/events/${eventId}/entries/import`}
              />
              <Button icon="pi pi-plus" label={m.add} onClick={() => view.open("new")} />
            </>
          )}
        </>
      }
    >
      {merging && <DuplicatesDialog eventId={eventId} onClose={() => setMerging(false)} />}
      {exporting && <ExportDialog eventId={eventId} view={view} total={total} onClose={() => setExporting(false)} />}
    </TableToolbar>
  );
}
