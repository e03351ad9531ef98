import type { Category } from "../race/race.ts";

/** The rankings that give prizes, the highest prize first. Teams take nothing from their members. */
export const awardKinds = ["overall", "gender", "named", "thai", "ageGroup", "team"] as const;
export type AwardKind = (typeof awardKinds)[number];
/** Those that every category may have. */
type CommonKind = Exclude<AwardKind, "named">;

/** The most places of one ranking that win. */
export const mostAwardPlaces = 100;

/** How many places of each ranking win: 0 gives no prize. */
export interface AwardPlaces extends Readonly<Record<CommonKind, number>> {
  /** Of each ranking that the category names, by its code; left out: as many as usual. */
  readonly rankings: Readonly<Record<string, number>>;
}

export interface AwardRules extends AwardPlaces {
  /** Who wins a higher prize leaves the lower ones, and the next one moves up. A named ranking says so by itself. */
  readonly winnersLeave: boolean;
}

type Ranked = Pick<Category, "ageGroups" | "winnersLeaveAgeGroups" | "team" | "relayLegs">;

/** So many win where nobody says otherwise. */
export const podium = 3;
const ageGroupPlaces = 5;

/**
 * The prizes of a category that nobody set up: as many winners of each gender as leave its age groups, else three; five of each
 * age group; three teams; three of each ranking that the category names. A relay has one ranking, because most are of both genders.
 *
 * @example
 * usualAwards({ ageGroups, winnersLeaveAgeGroups: 5 }); // { overall: 0, gender: 5, thai: 0, ageGroup: 5, team: 0, rankings: {}, winnersLeave: true }
 */
export function usualAwards({ ageGroups, winnersLeaveAgeGroups, team, relayLegs }: Ranked): AwardRules {
  const isRelay = relayLegs !== undefined && relayLegs.length > 0;
  return {
    overall: isRelay ? podium : 0,
    gender: isRelay ? 0 : Math.min(winnersLeaveAgeGroups || podium, mostAwardPlaces),
    thai: 0,
    ageGroup: ageGroups.length > 0 ? ageGroupPlaces : 0,
    team: team ? podium : 0,
    rankings: {},
    winnersLeave: winnersLeaveAgeGroups > 0,
  };
}
