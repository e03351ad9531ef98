import { useMessages } from "../../../lib/i18n/language.ts";
import { TableToolbar } from "../../../ui/staff/table/table-toolbar.tsx";
import { ViewsMenu } from "../../staff-views/views-menu.shared.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";
import type { OrderView } from "./use-order-view.ts";
import { Button } from "../../../ui/staff/control/button.tsx";

interface OrderToolbarProps {
  readonly eventId: number;
  readonly view: OrderView;
  /** Undefined: the caller may not make any. */
  readonly onNew: (() => void) | undefined;
}

/** Above the list: search, saved views, and a button for a new order. */
export function OrderToolbar({ eventId, view, onNew }: OrderToolbarProps) {
  const m = useMessages(orderDeskMessages);
  return (
    <TableToolbar
      search={view.filters.text}
      searchLabel={m.search}
      onSearch={(text) => view.filter({ text })}
      actions={
        <>
          <ViewsMenu screen="orders" view={view} eventId={eventId} />
          {onNew && <Button icon="pi pi-plus" label={m.add} onClick={onNew} />}
        </>
      }
    />
  );
}
