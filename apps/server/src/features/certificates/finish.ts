import type { EventPage, PublicCategory } from "@time-event/contract/events";
import type { PlayerPage } from "@time-event/contract/players";
import type { ResultRow } from "@time-event/contract/results";
import type { Text } from "@time-event/contract/fields";
import { lapsDoneM } from "@time-event/domain/race/lap-ends";
import { formatRaceTime } from "@time-event/domain/time/race-time";

/** A place in a ranking, among how many. */
export interface Place {
  readonly ranking: "overall" | "gender" | "ageGroup" | "named";
  /** What the organiser calls the ranking; only of those that a category names. */
  readonly name?: Text;
  readonly rank: number;
  readonly of: number;
}

/** So many rankings that a category names have room, those with the highest prizes. */
const mostNamed = 3;

/** What a picture and a certificate say of a result. */
export interface Finish {
  readonly event: Pick<EventPage, "name" | "venue" | "province" | "organiser" | "startsOn" | "endsOn" | "colour"> & {
    readonly art: string;
  };
  readonly category: Text;
  /** In a race for time: of the laps that were done. */
  readonly distanceM: number;
  readonly bib: string;
  readonly name: Text;
  readonly club: string;
  readonly gender: ResultRow["gender"];
  /** A team that takes turns: one of men and women is of neither gender. */
  readonly isRelay: boolean;
  readonly ageGroup: string | null;
  readonly status: ResultRow["status"];
  /** As the category shows it; null: none. */
  readonly time: string | null;
  /** Where laps are the result; else 0. */
  readonly laps: number;
  readonly places: readonly Place[];
  /** The event is over; before, everything may still change. */
  readonly isOfficial: boolean;
  /** The version of the event's results that it comes from. */
  readonly revision: number;
}

/** How many have a place in each ranking. */
interface Counted extends Readonly<Record<"overall" | "gender" | "ageGroup", number>> {
  /** By the codes of rankings that the category names. */
  readonly named: Readonly<Record<string, number>>;
}

/** By the codes of rankings; left out or null: no place. */
type NamedRanks = Readonly<Record<string, number | null>>;

interface FinishParts {
  /** Of the category. */
  readonly code: string;
  readonly named: NamedRanks;
  readonly of: Counted;
  /** Of the event's results. */
  readonly version: number;
}

export function toFinish(event: EventPage, row: ResultRow, { code, named, of, version }: FinishParts): Finish {
  const category = event.categories.find((each) => each.code === code)!;
  const ranks = { overall: row.overallRank, gender: row.genderRank, ageGroup: row.ageGroupRank };
  return {
    event: { ...event, art: event.type.art },
    category: category.name,
    distanceM: countsLaps(category, row) ? lapsDoneM(category, row.laps) : category.distanceM,
    bib: row.bib,
    name: { th: row.name, en: row.nameEn || row.name },
    club: row.club,
    gender: row.gender,
    isRelay: category.relay ?? false,
    ageGroup: row.ageGroup,
    status: row.status,
    time: row.timeMs === null ? null : formatRaceTime(row.timeMs, category.rounding),
    laps: countsLaps(category, row) ? row.laps : 0,
    places: [
      ...(["overall", "gender", "ageGroup"] as const).flatMap((ranking) =>
        ranks[ranking] === null ? [] : [{ ranking, rank: ranks[ranking], of: of[ranking] }],
      ),
      ...namedPlaces(category, named, of),
    ],
    isOfficial: event.state === "finished",
    revision: version,
  };
}

function namedPlaces({ rankings = [] }: PublicCategory, named: NamedRanks, of: Counted): Place[] {
  return rankings
    .flatMap(({ code, name }): Place[] => {
      const rank = named[code] ?? null;
      return rank === null ? [] : [{ ranking: "named", name, rank, of: of.named[code] ?? 0 }];
    })
    .slice(0, mostNamed);
}

/** What a player's page says of places in rankings. */
export function placesOn({ why }: PlayerPage): Pick<FinishParts, "named" | "of"> {
  const byCode = <Value>(valueOf: (place: PlayerPage["why"]["named"][number]) => Value) =>
    Object.fromEntries(why.named.map((place) => [place.code, valueOf(place)]));
  const { ranked: overall, rankedOfGender: gender, rankedOfAgeGroup: ageGroup } = why;
  return {
    named: byCode(({ rank }) => rank),
    of: { overall, gender, ageGroup, named: byCode(({ ranked }) => ranked) },
  };
}

/** In a race for time, and for who was lapped, laps are the result. */
function countsLaps({ laps }: PublicCategory, row: ResultRow): boolean {
  return row.laps > 0 && (laps === null || row.laps < laps);
}
