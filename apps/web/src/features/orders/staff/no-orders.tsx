import { useMessages } from "../../../lib/i18n/language.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";
import type { OrderView } from "./use-order-view.ts";
import { NothingFound } from "../../../ui/staff/page/nothing-found.tsx";

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
    <NothingFound title={m.nothingTitle} clearLabel={m.clearFilters} onClear={view.clear}>
      {m.nothingText}
    </NothingFound>
  );
}
