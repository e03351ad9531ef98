import "./event-filter-form.css";
import type { EventType } from "@time-event/contract/events";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/field/field.tsx";
import { SearchInput } from "../../ui/field/search-input.tsx";
import { Select } from "../../ui/field/select.tsx";
import type { EventFilters } from "./event-filters.ts";
import { eventMessages } from "./events.messages.ts";
import { useFilterForm } from "./use-filter-form.ts";

interface EventFilterFormProps {
  readonly filters: EventFilters;
  readonly types: readonly EventType[];
  readonly months: readonly string[];
  readonly provinces: readonly string[];
}

/** A plain GET form; where JavaScript runs, it sends itself as the visitor chooses and types. */
export function EventFilterForm({ filters, types, months, provinces }: EventFilterFormProps) {
  const m = useMessages(eventMessages);
  const format = useFormat();
  const { form, send, sendSoon } = useFilterForm(filters);
  const any = (label: string) => ({ value: "", label });
  return (
    <form ref={form} role="search" className="filters" action="/register/event-list" onChange={send} onSubmit={send}>
      <Field id="event-text" label={m.search}>
        <SearchInput id="event-text" name="text" placeholder={m.searchHint} defaultValue={filters.text} onChange={sendSoon} />
      </Field>
      <Field id="event-type" label={m.type}>
        <Select
          id="event-type"
          name="type"
          defaultValue={filters.type}
          options={[any(m.anyType), ...types.map(({ code, name }) => ({ value: code, label: format.text(name) }))]}
        />
      </Field>
      <Field id="event-month" label={m.month}>
        <Select
          id="event-month"
          name="month"
          defaultValue={filters.month}
          options={[any(m.anyMonth), ...months.map((month) => ({ value: month, label: format.month(month) }))]}
        />
      </Field>
      <Field id="event-province" label={m.province}>
        <Select
          id="event-province"
          name="province"
          defaultValue={filters.province}
          options={[any(m.anyProvince), ...provinces.map((province) => ({ value: province, label: province }))]}
        />
      </Field>
      {filters.state && <input type="hidden" name="state" value={filters.state} />}
      <Button type="submit">{m.show}</Button>
    </form>
  );
}
