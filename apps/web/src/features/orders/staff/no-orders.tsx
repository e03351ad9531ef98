import { useMessages } from "../../../lib/i18n/language.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";
import type { OrderView } from "./use-order-view.ts";

export function NoOrders({ view }: { readonly view: OrderView }) {
  const m = useMessages(orderDeskMessages);
  if (view.filterCount === 0) {
    return (
      <EmptyState icon="ticket" title={m.emptyTitle}>
        {m.emptyText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={m.nothingTitle}
      actions={<Button outlined label={m.clearFilters} onClick={view.clear} />}
    >
      {m.nothingText}
    </EmptyState>
  );
}
