import { expect, test } from "vitest";
import { givenOffer } from "./entering/testing/given-order.ts";
import { offerFacts, placeUnit, pricedPer } from "./offer-facts.shared.ts";
import { th } from "./offer-facts.th.ts";

const team = givenOffer({ entryKind: "team", teamMix: "mixed", teamSmallest: 10, teamLargest: 10, youngestAge: 15 });

test("a team's rules are told before it is entered", () => {
  expect(offerFacts(team, th)).toEqual(["ทีม 10 คน", "ทีมผสม มีทั้งชายและหญิง", "อายุ 15 ปีขึ้นไป"]);
  expect(offerFacts(givenOffer({ youngestAge: null }), th)).toEqual([]);
});

test("a price and a place say what they are of", () => {
  expect([pricedPer(team), placeUnit(team)]).toEqual(["person", "person"]);
  expect([pricedPer(givenOffer()), placeUnit(givenOffer())]).toEqual([null, "place"]);
  // as every relay is stored: it pays for its one place
  const relay = givenOffer({ entryKind: "relay", feePer: "person" });
  expect([pricedPer(relay), placeUnit(relay)]).toEqual(["team", "team"]);
});
