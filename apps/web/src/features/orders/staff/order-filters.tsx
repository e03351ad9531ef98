import type { MetaOf } from "@time-event/contract/endpoint";
import type { orderList } from "@time-event/contract/staff-orders";
import { orderStates } from "@time-event/domain/orders/order-states";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import type { Option } from "../../../ui/staff/field/option.ts";
import { FilterSelect } from "../../../ui/staff/table/filter-select.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";
import type { OrderView } from "./use-order-view.ts";

interface OrderFiltersProps {
  readonly view: OrderView;
  readonly categories: readonly Option<string>[];
  /** Undefined while the list loads for the first time. */
  readonly states: MetaOf<typeof orderList>["states"] | undefined;
}

/** How many orders are in each state, as buttons that filter by it; and the other filters. */
export function OrderFilters({ view, categories, states }: OrderFiltersProps) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  const { filters, filter } = view;
  const all = states && Object.values(states).reduce((sum, count) => sum + count, 0);
  const choices = [
    { value: "", label: m.all, count: all },
    ...orderStates.map((state) => ({ value: state, label: m.states[state], count: states?.[state] })),
  ];
  return (
    <div className="filter-selects no-print" role="group" aria-label={m.filters}>
      <div className="order-states" role="group" aria-label={m.inState}>
        {choices.map(({ value, label, count }) => (
          <button
            key={value}
            type="button"
            className="order-states__state"
            aria-pressed={filters.state === value}
            onClick={() => filter({ state: value })}
          >
            {label}{" "}
            <span className="order-states__count figures">{count === undefined ? "–" : format.number(count)}</span>
          </button>
        ))}
      </div>
      <FilterSelect
        label={m.columns.category}
        any={m.all}
        value={filters.category}
        options={categories}
        onChange={(category) => filter({ category })}
      />
      <FilterSelect
        label={m.moneyFilter}
        any={m.all}
        value={filters.money}
        options={(["owing", "overpaid"] as const).map((value) => ({ value, label: m.moneyFilters[value] }))}
        onChange={(money) => filter({ money })}
      />
      {view.filterCount > 0 && (
        <Button type="button" text size="small" icon="pi pi-times" label={m.clearFilters} onClick={view.clear} />
      )}
    </div>
  );
}
