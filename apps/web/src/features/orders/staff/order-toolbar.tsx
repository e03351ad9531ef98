import { useMessages } from "../../../lib/i18n/language.ts";
import { TableToolbar } from "../../../ui/staff/table/table-toolbar.tsx";
import { ViewsMenu } from "../../staff-views/views-menu.shared.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";
import type { OrderView } from "./use-order-view.ts";

interface OrderToolbarProps {
  readonly eventId: number;
  readonly view: OrderView;
}

/** Above the list: search and saved views. */
export function OrderToolbar({ eventId, view }: OrderToolbarProps) {
  const m = useMessages(orderDeskMessages);
  return (
    <TableToolbar
      search={view.filters.text}
      searchLabel={m.search}
      onSearch={(text) => view.filter({ text })}
      actions={<ViewsMenu screen="orders" view={view} eventId={eventId} />}
    />
  );
}
