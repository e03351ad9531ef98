import { expect, it } from "vitest";
import {
  asOfNow,
  holdUntil,
  isOverdue,
  payAgainUntil,
  promisedTime,
  remindAt,
  smallSlipUntil,
  timeToPay,
} from "./deadlines.ts";

const minute = 60_000;

it.each([
  [0, 15],
  [10, 25],
  [45, 60],
  [59, 60],
])("holds places that were changed after %i minutes until minute %i", (changed, until) => {
  expect(holdUntil(0, changed * minute)).toBe(until * minute);
});

const hour = 60 * minute;

it.each([
  ["as long as the organiser says", 2, 1_000, 2],
  ["a day, also on the day of the race", 24, -3, 24],
  ["a week long before the race", 168, 1_000, 168],
  ["no longer than to the day of the race", 168, 30, 30],
  ["at least a day where a week was said", 168, 5, 24],
])("gives to pay %s", (_, hours, hoursToRace, given) => {
  expect(timeToPay(7, { hours, raceDayAt: 7 + hoursToRace * hour })).toBe(given * hour);
});

it.each([
  ["what the organiser says", 48, 1_000, 48, null],
  ["the hours to the day of the race, and that it ends there", 168, 30.5, 30, 30.5],
  ["a day from the confirmation where the race is nearer", 168, 5, 24, null],
  ["no more than what the organiser says, near the race", 2, 5, 2, null],
])("promises %s", (_, hours, hoursToRace, payHours, until) => {
  const said = promisedTime(7, { hours, raceDayAt: 7 + hoursToRace * hour });
  expect(said).toEqual({ payHours, payUntil: until && 7 + until * hour });
});

it.each([
  [24, 2, 24],
  [24, 20, 32],
  [2, 1.5, 3.5],
  [168, 100, 168],
])("of %i hours to pay leaves, after a refusal in hour %d, until hour %d", (hours, refused, until) => {
  expect(payAgainUntil({ at: 0, payMs: hours * hour }, refused * hour)).toBe(until * hour);
});

it.each([
  [48, 34],
  [2, 12],
])("of %i hours to pay leaves, after a first small slip in hour 10, until hour %d", (hours, until) => {
  expect(smallSlipUntil(10 * hour, hours * hour)).toBe(until * hour);
});

it.each([
  ["five minutes before a hold ends", null, 15 * minute, 10 * minute],
  ["once a quarter of the time to pay is left", 2 * hour, 2 * hour, 1.5 * hour],
  ["never more than a day before", 168 * hour, 168 * hour, 144 * hour],
  ["never in part of a millisecond", 10, 10, 8],
])("reminds %s", (_, payMs, deadlineAt, at) => {
  expect(remindAt(deadlineAt, payMs)).toBe(at);
});

it.each([
  ["held", 1_000, true],
  ["awaiting_payment", 999, true],
  ["held", 1_001, false],
  ["held", null, false],
  ["expired", null, false],
  ["cancelled", 999, false],
] as const)("of an order that is %s until %s says at 1,000 that it is overdue: %s", (state, deadlineAt, is) => {
  expect(isOverdue({ state, deadlineAt }, 1_000)).toBe(is);
  const after = is ? { state: "expired", deadlineAt: null } : { state, deadlineAt };
  expect(asOfNow({ state, deadlineAt }, 1_000)).toEqual(after);
});
