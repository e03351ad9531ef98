import { entryStatuses } from "@time-event/domain/entries/entry";
import { provinceName } from "@time-event/domain/geo/provinces";
import type { DataOf } from "@time-event/contract/endpoint";
import type { entryChoices } from "@time-event/contract/entries";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { FilterSelect } from "../../../ui/staff/table/filter-select.tsx";
import { entryWords } from "../entry-words.messages.ts";
import { entriesMessages } from "../entries.messages.ts";
import type { EntryView } from "./use-entry-view.ts";

interface EntryFiltersProps {
  readonly view: EntryView;
  readonly choices: DataOf<typeof entryChoices>;
}

/** The filters of the list, one chip each, and a button that clears them all. */
export function EntryFilters({ view, choices }: EntryFiltersProps) {
  const m = useMessages(entriesMessages);
  const words = useMessages(entryWords);
  const format = useFormat();
  const { filters, filter } = view;
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const named = <Key extends string>(names: Readonly<Record<Key, string>>, keys: readonly Key[]) =>
    keys.map((value) => ({ value, label: names[value] }));
  const ofCategory = choices.categories.filter(({ code }) => filters.category === "" || code === filters.category);
  const ageGroups = [...new Set(ofCategory.flatMap((category) => category.ageGroups))];
  const rankings = [...new Map(ofCategory.flatMap(({ rankings: all }) => all.map(({ code, name }) => [code, name])))];
  const selects = [
    {
      name: "category",
      label: words.fields.category,
      options: choices.categories.map(({ code, name }) => ({ value: code, label: format.text(name) })),
    },
    { name: "gender", label: words.fields.gender, options: named(words.genders, ["F", "M", "X"]) },
    { name: "ageGroup", label: words.fields.ageGroup, options: plain(ageGroups) },
    {
      name: "ranking",
      label: words.fields.ranking,
      options: rankings.map(([value, name]) => ({ value, label: format.text(name) })),
    },
    { name: "club", label: words.fields.club, options: plain(choices.clubs) },
    {
      name: "province",
      label: words.fields.province,
      options: choices.provinces.map((value) => ({ value, label: provinceName(value, format.language) })),
    },
    { name: "status", label: words.fields.status, options: named(words.statuses, entryStatuses) },
    { name: "bib", label: m.bib.label, options: named(m.bib, ["given", "none"]) },
  ] as const;
  return (
    <div className="filter-selects no-print" role="group" aria-label={m.filters}>
      {selects
        .filter(({ name, options }) => options.length > 0 || filters[name] !== "")
        .map(({ name, label, options }) => (
          <FilterSelect
            key={name}
            label={label}
            any={m.all}
            value={filters[name]}
            options={options}
            onChange={(value) => filter({ [name]: value, ...(name === "category" && { ageGroup: "", ranking: "" }) })}
          />
        ))}
      {view.filterCount > 0 && (
        <Button type="button" text size="small" icon="pi pi-times" label={m.clearFilters} onClick={view.clear} />
      )}
    </div>
  );
}
