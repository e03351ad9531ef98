import type { SeriesStanding } from "@time-event/contract/series-parts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { SegmentedLinks } from "../../ui/segmented/segmented-links.tsx";
import type { SeriesFilter } from "./series-filter.ts";
import { seriesMessages } from "./series.messages.ts";

interface StandingChoiceProps {
  readonly standing: SeriesStanding;
  readonly to: (change: Partial<SeriesFilter>) => string;
}

/** The standings of a class: everybody, each gender, each age group. */
export function StandingChoice({ standing, to }: StandingChoiceProps) {
  const m = useMessages(seriesMessages);
  const format = useFormat();
  const { rules, genders, ageGroups } = standing;
  const lists = [
    ...(rules.rankings.includes("overall") ? [{ gender: "", age: "", label: m.everybody } as const] : []),
    ...(rules.rankings.includes("gender")
      ? genders.map((gender) => ({ gender, age: "", label: m.genders[gender] }))
      : []),
    ...ageGroups.map(({ gender, code }) => ({
      gender,
      age: code,
      label: `${m.genders[gender]} ${format.ageRange(code)}`,
    })),
  ];
  if (lists.length < 2) return null;
  return (
    <SegmentedLinks
      label={m.standings}
      segments={lists.map(({ gender, age, label }) => ({
        to: to({ gender, age }),
        label,
        current: gender === (standing.gender ?? "") && age === (standing.ageGroup ?? ""),
      }))}
    />
  );
}
