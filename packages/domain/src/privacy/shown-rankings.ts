import type { NamedRanking } from "../race/race.ts";
import type { PublicView } from "./public-person.ts";

/**
 * The rankings of a category that everybody may see: who is in one must not tell an age or a nationality that the event hides.
 *
 * @example
 * shownRankings({ ageGroup: true, nationality: false }, [pro, thai]).map(({ code }) => code); // ["PRO"]
 */
export function shownRankings<Of extends Pick<NamedRanking, "youngestAge" | "oldestAge" | "nationality">>(
  view: Pick<PublicView, "ageGroup" | "nationality">,
  rankings: readonly Of[] = [],
): Of[] {
  return rankings.filter(
    ({ youngestAge, oldestAge, nationality }) =>
      (view.nationality || nationality === "any") && (view.ageGroup || (youngestAge === null && oldestAge === null)),
  );
}
