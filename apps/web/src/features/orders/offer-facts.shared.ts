import { teamSizes } from "@time-event/domain/orders/eligibility";
import type { Offer } from "./offer.shared.ts";
import type { th } from "./offer-facts.th.ts";

export { offerFactsMessages } from "./offer-facts.messages.ts";

type Words = typeof th;
type Who = Pick<
  Offer,
  "entryKind" | "teamMix" | "teamSmallest" | "teamLargest" | "gender" | "youngestAge" | "oldestAge"
>;

/** Who may enter a category, so that nobody learns it from a refusal. */
export function offerFacts(offer: Who, m: Words): readonly string[] {
  const { entryKind, teamMix, gender, youngestAge, oldestAge } = offer;
  const { smallest, largest } = teamSizes(offer);
  const isTeam = entryKind !== "individual";
  return [
    entryKind === "team" && m.team(smallest, largest),
    entryKind === "relay" && m.relay(smallest, largest),
    isTeam && teamMix !== "any" && m.mix[teamMix],
    gender !== "any" && m.gender[gender],
    (youngestAge !== null || oldestAge !== null) && m.ages(youngestAge, oldestAge),
  ].filter((fact) => fact !== false);
}

/** What the price of a team's category is for; null: there is only one person. A relay has one place, and pays for that. */
export function pricedPer({ entryKind, feePer }: Pick<Offer, "entryKind" | "feePer">): "person" | "team" | null {
  if (entryKind === "individual") return null;
  return entryKind === "relay" ? "team" : feePer;
}

/** What a place of a category is: the members of a team have one each, a relay has one together. */
export function placeUnit({ entryKind }: Pick<Offer, "entryKind">): "place" | "person" | "team" {
  return ({ individual: "place", team: "person", relay: "team" } as const)[entryKind];
}
