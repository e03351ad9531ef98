import type { SeriesRow, SeriesRaceShown, SeriesStanding } from "@time-event/contract/series-parts";
import type { Gender } from "@time-event/domain/race/race";
import type { Placed } from "@time-event/domain/series/rank-scores";
import { classStanding, type ScoredPerson, type StandingFilter } from "@time-event/domain/series/series-scores";
import { publicName, type PublicView, strictestView } from "@time-event/domain/privacy/public-person";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import type { ScoredSeries } from "./scored-series.ts";

/** Who looks: staff see everything; everybody else what each event shows. */
export type Onlooker = "staff" | "public";

type Race = ScoredSeries["races"][number];

const genders = ["F", "M", "X"] as const satisfies readonly Gender[];

/** The races that somebody may know of, with their places in what `cells` of a row are aligned with. */
export function shownRaces({ races }: ScoredSeries, onlooker: Onlooker): Race[] {
  if (onlooker === "staff") return [...races];
  return races.filter(({ state, category }) => state !== "draft" && category.isNamed);
}

export function toSeriesRace({
  slug,
  name,
  startsOn,
  state,
  isArchived,
  factorPercent,
  counts,
  category,
  list,
}: Race): SeriesRaceShown {
  return {
    event: isArchived || state === "draft" ? "" : slug,
    name,
    startsOn,
    eventState: state,
    factorPercent,
    state: counts,
    category: { code: category.code, name: category.name },
    list,
  };
}

/** May age groups be seen? Where one of the events hides them, a standing of them would tell. */
function showsAges({ races }: ScoredSeries, onlooker: Onlooker): boolean {
  return onlooker === "staff" || races.every(({ view }) => view.ageGroup);
}

/**
 * The list that is shown for what was asked: one that the series does not have, or that an event hides, becomes the widest one that it
 * has.
 */
export function narrowed(
  scored: ScoredSeries,
  onlooker: Onlooker,
  { gender, ageGroup }: StandingFilter,
): StandingFilter {
  const { rankings } = scored.series.rules;
  const ages = rankings.includes("ageGroup") && showsAges(scored, onlooker);
  if (ages && gender !== undefined && ageGroup !== undefined) return { gender, ageGroup };
  if (gender !== undefined && rankings.includes("gender")) return { gender };
  if (rankings.includes("overall")) return {};
  const [first] = gendersOf(scored);
  const shown = gender ?? first ?? "F";
  if (rankings.includes("gender") || !ages) return { gender: shown };
  const [group] = ageGroupsOf(scored, onlooker).filter((each) => each.gender === shown);
  return { gender: shown, ...(group && { ageGroup: group.code }) };
}

function gendersOf({ persons }: ScoredSeries): Gender[] {
  return genders.filter((gender) => persons.some((person) => person.gender === gender));
}

function ageGroupsOf(scored: ScoredSeries, onlooker: Onlooker): SeriesStanding["ageGroups"] {
  const { rankings, ageGroups } = scored.series.rules;
  if (!rankings.includes("ageGroup") || !showsAges(scored, onlooker)) return [];
  const codes = [...new Set(ageGroups.map(({ code }) => code))];
  return gendersOf(scored).flatMap((gender) =>
    codes
      .filter((code) => scored.persons.some((person) => person.gender === gender && person.ageGroup === code))
      .map((code) => ({ gender, code })),
  );
}

/** Everything of a standing but its rows. */
export function headOf(scored: ScoredSeries, onlooker: Onlooker, filter: StandingFilter): Omit<SeriesStanding, "rows"> {
  const { series, classCode } = scored;
  return {
    slug: series.slug,
    name: series.name,
    rules: series.rules,
    classes: series.classes,
    class: classCode,
    races: shownRaces(scored, onlooker).map(toSeriesRace),
    genders: gendersOf(scored),
    ageGroups: ageGroupsOf(scored, onlooker),
    gender: filter.gender ?? null,
    ageGroup: filter.ageGroup ?? null,
  };
}

/** The whole standing, in its order. */
export function standingIn({ persons, series }: ScoredSeries, filter: StandingFilter): Placed<ScoredPerson>[] {
  return classStanding(persons, filter, series.rules.ties);
}

/** What may be shown of a person: what each event that they ran shows. */
function viewOf({ entries, races }: ScoredSeries, person: Pick<ScoredPerson, "entries">): PublicView {
  const ran = new Set(person.entries.map((id) => entries.get(id)!.categoryId));
  return strictestView(races.filter(({ category }) => ran.has(category.id)).map(({ view }) => view));
}

/** A person's name as in their last race. */
export function nameIn(scored: ScoredSeries, onlooker: Onlooker, person: Pick<ScoredPerson, "entries">) {
  const entry = scored.entries.get(person.entries.at(-1)!)!;
  return publicName(onlooker === "staff" ? "full" : viewOf(scored, person).names, entry);
}

export function toSeriesRow(
  scored: ScoredSeries,
  onlooker: Onlooker,
  { place, score }: Placed<ScoredPerson>,
): SeriesRow {
  const entry = scored.entries.get(score.entries.at(-1)!)!;
  const given = new Map(score.races.map((each) => [each.race, each]));
  const cells = shownRaces(scored, onlooker).map(({ eventId }) => {
    const { points, outcome, counts } = given.get(eventId) ?? {};
    if (!points || !outcome) return null;
    return { points: points.points, place: outcome.place, status: outcome.status, counts: counts === true };
  });
  return {
    entry: entry.id,
    place,
    unranked: score.unranked,
    ...nameIn(scored, onlooker, score),
    club: onlooker === "staff" || viewOf(scored, score).club ? entry.club : "",
    gender: score.gender,
    ageGroup: showsAges(scored, onlooker) ? score.ageGroup : null,
    total: score.total,
    raced: score.raced,
    wins: score.wins,
    cells,
  };
}

/** Those whose shown name or bib of the last race has this. */
export function withText(
  scored: ScoredSeries,
  onlooker: Onlooker,
  placed: readonly Placed<ScoredPerson>[],
  text: string | undefined,
): readonly Placed<ScoredPerson>[] {
  const sought = arabicDigits(text ?? "")
    .trim()
    .toLowerCase();
  if (sought === "") return placed;
  return placed.filter(({ score }) => {
    const { name, nameEn, nameRtgs = "" } = nameIn(scored, onlooker, score);
    const bibs = score.entries.map((id) => scored.entries.get(id)!.bib);
    return [name, nameEn, nameRtgs].some((each) => each.toLowerCase().includes(sought)) || bibs.includes(sought);
  });
}
