import type { EventPage, PublicCategory } from "@time-event/contract/events";
import type { PlayerPage } from "@time-event/contract/players";
import type { ResultRow } from "@time-event/contract/results";
import type { Text } from "@time-event/contract/fields";
import { formatRaceTime } from "@time-event/domain/time/race-time";

/** A place in a ranking, among how many. */
export interface Place {
  readonly ranking: "overall" | "gender" | "ageGroup";
  readonly rank: number;
  readonly of: number;
}

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

type Counted = Readonly<Record<Place["ranking"], number>>;

/** @param version of the event's results */
export function toFinish(event: EventPage, row: ResultRow, code: string, of: Counted, version: number): Finish {
  const category = event.categories.find((each) => each.code === code)!;
  const ranks = { overall: row.overallRank, gender: row.genderRank, ageGroup: row.ageGroupRank };
  return {
    event: { ...event, art: event.type.art },
    category: category.name,
    distanceM: category.distanceM * (countsLaps(category, row) ? row.laps / (category.laps ?? 1) : 1),
    bib: row.bib,
    name: { th: row.name, en: row.nameEn || row.name },
    club: row.club,
    gender: row.gender,
    ageGroup: row.ageGroup,
    status: row.status,
    time: row.timeMs === null ? null : formatRaceTime(row.timeMs, category.rounding),
    laps: countsLaps(category, row) ? row.laps : 0,
    places: (["overall", "gender", "ageGroup"] as const).flatMap((ranking) =>
      ranks[ranking] === null ? [] : [{ ranking, rank: ranks[ranking], of: of[ranking] }],
    ),
    isOfficial: event.state === "finished",
    revision: version,
  };
}

/** How many have a place in each ranking that a player's page is about. */
export function countedOn({ why }: PlayerPage): Counted {
  return { overall: why.ranked, gender: why.rankedOfGender, ageGroup: why.rankedOfAgeGroup };
}

/** In a race for time, and for who was lapped, laps are the result. */
function countsLaps({ laps }: PublicCategory, row: ResultRow): boolean {
  return row.laps > 0 && (laps === null || row.laps < laps);
}
