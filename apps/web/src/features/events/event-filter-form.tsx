import "./event-filter-form.css";
import type { EventType } from "@time-event/contract/events";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import type { Text } from "@time-event/contract/fields";
import { Field } from "../../ui/field/field.tsx";
import { SearchInput } from "../../ui/field/search-input.tsx";
import { Select } from "../../ui/field/select.tsx";
import { FilterForm } from "../../ui/filter-form/filter-form.tsx";
import { eventListPath, eventListSearch, readEventFilters, type EventFilters } from "./event-filters.ts";
import { eventMessages } from "./events.messages.ts";

interface EventFilterFormProps {
  readonly filters: EventFilters;
  readonly types: readonly EventType[];
  readonly months: readonly string[];
  readonly provinces: readonly Text[];
}

export function EventFilterForm({ filters, types, months, provinces }: EventFilterFormProps) {
  const m = useMessages(eventMessages);
  const format = useFormat();
  const choices = [
    {
      name: "type",
      label: m.type,
      any: m.anyType,
      options: types.map((each) => ({ value: each.code, label: format.text(each.name) })),
    },
    {
      name: "month",
      label: m.month,
      any: m.anyMonth,
      options: months.map((value) => ({ value, label: format.month(value) })),
    },
    {
      name: "province",
      label: m.province,
      any: m.anyProvince,
      options: provinces.map((each) => ({ value: each.th, label: format.text(each) })),
    },
  ] as const;
  // a calendar has its own way from month to month
  const offered = choices.filter(({ name }) => filters.view === "" || name !== "month");
  return (
    <div className="event-filters">
      <FilterForm
        action={eventListPath}
        shown={eventListSearch(filters, { page: 1 })}
        searchOf={(form) => eventListSearch(readEventFilters(form))}
        submitLabel={m.show}
      >
        <Field id="event-text" label={m.search}>
          <SearchInput id="event-text" name="text" placeholder={m.searchHint} defaultValue={filters.text} />
        </Field>
        {offered.map(({ name, label, any, options }) => (
          <Field key={name} id={`event-${name}`} label={label}>
            <Select
              id={`event-${name}`}
              name={name}
              defaultValue={filters[name]}
              options={[{ value: "", label: any }, ...options]}
            />
          </Field>
        ))}
        {filters.view && (
          <>
            <input type="hidden" name="view" value={filters.view} />
            {filters.month && <input type="hidden" name="month" value={filters.month} />}
          </>
        )}
        {filters.state && <input type="hidden" name="state" value={filters.state} />}
      </FilterForm>
    </div>
  );
}
