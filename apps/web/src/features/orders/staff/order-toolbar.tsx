import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { TableToolbar } from "../../../ui/staff/table/table-toolbar.tsx";
import { ViewsMenu } from "../../staff-views/views-menu.shared.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";
import { OrderExportDialog } from "./order-export-dialog.tsx";
import type { OrderView } from "./use-order-view.ts";
import { Button } from "../../../ui/staff/control/button.tsx";

interface OrderToolbarProps {
  readonly eventId: number;
  readonly view: OrderView;
  readonly total: number;
  /** Undefined: the caller may not make any. */
  readonly onNew: (() => void) | undefined;
}

/** Above the list: search, saved views, export, and a button for a new order. */
export function OrderToolbar({ eventId, view, total, onNew }: OrderToolbarProps) {
  const m = useMessages(orderDeskMessages);
  const [isExporting, setIsExporting] = useState(false);
  return (
    <TableToolbar
      search={view.filters.text}
      searchLabel={m.search}
      onSearch={(text) => view.filter({ text })}
      actions={
        <>
          <ViewsMenu screen="orders" view={view} eventId={eventId} />
          <Button outlined icon="pi pi-download" label={m.exportFile} onClick={() => setIsExporting(true)} />
          {onNew && <Button icon="pi pi-plus" label={m.add} onClick={onNew} />}
        </>
      }
    >
      {isExporting && (
        <OrderExportDialog eventId={eventId} view={view} total={total} onClose={() => setIsExporting(false)} />
      )}
    </TableToolbar>
  );
}
