import "./staff/order-desk.css";
import { entryChoices } from "@time-event/contract/entries";
import { orderList } from "@time-event/contract/staff-orders";
import { useEffect, useState } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { hasDraft } from "../../lib/drafts/use-draft.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { useSelection } from "../../ui/staff/table/use-selection.ts";
import { rememberEvent } from "../events/last-event.shared.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { type BulkKind, OrderBulkBar } from "./staff/bulk/order-bulk-bar.tsx";
import { OrderBulkDialog } from "./staff/bulk/order-bulk-dialog.tsx";
import { NewOrderDialog } from "./staff/making/new-order-dialog.tsx";
import { NoOrders } from "./staff/no-orders.tsx";
import { OrderDrawer } from "./staff/order-drawer.tsx";
import { OrderFilters } from "./staff/order-filters.tsx";
import { OrderTable } from "./staff/order-table.tsx";
import { OrderToolbar } from "./staff/order-toolbar.tsx";
import { useOrderView } from "./staff/use-order-view.ts";

/** Buyers change the list all the time. */
const refreshEveryMs = 30_000;

/** All orders of an event: search, sort, filter, and look at one. */
export function Component() {
  const { id: eventId, startsOn, timeZone } = useEvent();
  useEffect(() => rememberEvent(eventId), [eventId]);
  const view = useOrderView();
  const format = useFormat();
  const selection = useSelection();
  const [isAll, setIsAll] = useState(false);
  const [asked, setAsked] = useState<BulkKind | null>(null);
  // what was being typed when the sign-in ended comes back
  const [isMaking, setIsMaking] = useState(() => hasDraft("order new"));
  const mayEdit = useMay()("registrations_edit", eventId);
  const categories = useStaffQuery(entryChoices, { eventId }).data?.data.categories ?? [];
  const list = useStaffQuery(
    orderList,
    { eventId, ...view.filterParams, ...view.order, offset: view.offset, limit: view.limit },
    { placeholderData: (before) => before, refetchInterval: refreshEveryMs },
  );
  const total = list.data?.meta.total ?? 0;
  const isAllSelected = isAll && total > 0;

  function clearSelection(): void {
    selection.clear();
    setIsAll(false);
  }

  return (
    <div className="orders">
      <OrderToolbar eventId={eventId} view={view} total={total} onNew={mayEdit ? () => setIsMaking(true) : undefined} />
      <OrderFilters
        view={view}
        categories={categories.map(({ code, name }) => ({ value: code, label: format.text(name) }))}
        states={list.data?.meta.states}
      />
      <Loaded query={list}>
        {({ data, meta }) => (
          <OrderTable
            rows={data}
            total={meta.total}
            view={view}
            timeZone={timeZone}
            selection={mayEdit ? { ...selection, has: (key) => isAllSelected || selection.has(key) } : undefined}
            busy={list.isPlaceholderData}
            empty={<NoOrders view={view} />}
          />
        )}
      </Loaded>
      {(selection.keys.size > 0 || isAllSelected) && (
        <OrderBulkBar
          selected={selection.keys.size}
          total={total}
          isAll={isAllSelected}
          onAll={() => setIsAll(true)}
          onClear={clearSelection}
          onAction={setAsked}
        />
      )}
      {asked && (
        <OrderBulkDialog
          eventId={eventId}
          kind={asked}
          selection={isAllSelected ? { filter: view.filterParams } : { ids: [...selection.keys] as number[] }}
          count={isAllSelected ? total : selection.keys.size}
          onClose={() => {
            setAsked(null);
            clearSelection();
          }}
        />
      )}
      {isMaking && (
        <NewOrderDialog
          event={{ id: eventId, startsOn, timeZone }}
          onMade={(id) => {
            setIsMaking(false);
            view.open(id);
          }}
          onClose={() => setIsMaking(false)}
        />
      )}
      {view.opened !== null && (
        <OrderDrawer
          key={view.opened}
          event={{ id: eventId, timeZone, startsOn }}
          id={view.opened}
          mayEdit={mayEdit}
          onClose={() => view.open(null)}
        />
      )}
    </div>
  );
}
