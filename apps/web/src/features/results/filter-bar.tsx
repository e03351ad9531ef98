import type { PublicCategory } from "@time-event/contract/events";
import { ageGroupCodes } from "@time-event/domain/eligibility/age-group-lines";
import type { ResultListChoices } from "@time-event/contract/results";
import { memo } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Field } from "../../ui/field/field.tsx";
import { SearchInput } from "../../ui/field/search-input.tsx";
import { FilterForm } from "../../ui/filter-form/filter-form.tsx";
import { FilterSelect } from "../../ui/filter-form/filter-select.tsx";
import { filterIn, filterOf, filterSearch, type ResultsFilter } from "./results-filter.ts";
import { resultsMessages } from "./results.messages.ts";

interface FilterBarProps {
  readonly path: string;
  readonly category: PublicCategory;
  readonly filter: ResultsFilter;
  /** True: the public may see age groups. */
  readonly ages: boolean;
  readonly choices: ResultListChoices;
}

/** Search, ranking, gender, age group, club and nation within a category: those that more than one answer fits. Its lists are long: results that change leave it alone. */
export const FilterBar = memo(function FilterBar({ path, category, filter, ages, choices }: FilterBarProps) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  const { rankings = [] } = category;
  const genders = (["F", "M", "X"] as const).filter((one) => one === filter.gender || choices.genders.includes(one));
  const genderName = { ...m.gender, ...(category.relay && { X: m.mixedTeams }) };
  const ageGroups = ageGroupCodes(category.ageGroups, filter.gender).filter(
    ({ code }) => code === filter.ageGroup || choices.ageGroups.includes(code),
  );
  return (
    <FilterForm
      action={path}
      shown={filterSearch(filter).slice(1)}
      searchOf={(form) => filterSearch(filterIn(category, filterOf(form))).slice(1)}
      submitLabel={m.find}
    >
      <input type="hidden" name="category" value={category.code} />
      <Field id="results-search" label={m.searchLabel} labelUnseen>
        <SearchInput id="results-search" name="q" placeholder={m.search} defaultValue={filter.text} />
      </Field>
      <div className="results-filters">
        {rankings.length > 0 && (
          <FilterSelect
            id="results-ranking"
            label={m.rankingFilter}
            name="ranking"
            value={filter.ranking}
            any={m.anyRanking}
            options={rankings.map(({ code, name }) => ({ value: code, label: format.text(name) }))}
          />
        )}
        {genders.length > 0 && !filter.ranking && (
          <FilterSelect
            id="results-gender"
            label={m.genderFilter}
            name="gender"
            value={filter.gender}
            any={m.anyGender}
            options={genders.map((value) => ({ value, label: genderName[value] }))}
          />
        )}
        {ages && ageGroups.length > 0 && !filter.ranking && (
          <FilterSelect
            id="results-age"
            label={m.ageFilter}
            name="age"
            value={filter.ageGroup}
            any={m.anyAge}
            options={ageGroups.map(({ code, gender }) => ({
              value: code,
              label: format.ageGroup(code) + (gender && !filter.gender ? ` (${m.gender[gender]})` : ""),
            }))}
          />
        )}
        {(["club", "nation"] as const).map((name) => {
          const all = withChosen(name === "club" ? choices.clubs : choices.nations, filter[name]);
          return (
            all.length > 0 && (
              <FilterSelect
                key={name}
                id={`results-${name}`}
                label={m[`${name}Filter`]}
                name={name}
                value={filter[name]}
                any={name === "club" ? m.anyClub : m.anyNation}
                options={all.map(({ value, entries }) => ({
                  value,
                  label: entries === 0 ? value : `${value} (${format.number(entries)})`,
                }))}
              />
            )
          );
        })}
      </div>
    </FilterForm>
  );
});

/** A link may name a club that is too small for the list. */
function withChosen(choices: ResultListChoices["clubs"], chosen: string | undefined): ResultListChoices["clubs"] {
  const isListed = !chosen || choices.some(({ value }) => value === chosen);
  return isListed ? choices : [{ value: chosen, entries: 0 }, ...choices];
}
