import { expect, test } from "vitest";
import { agendaDays } from "./agenda-days.ts";

const event = (name: string, startsOn: string, endsOn = startsOn) => ({ name, startsOn, endsOn });
const told = (...events: ReturnType<typeof event>[]) =>
  agendaDays("2026-11", events).map(({ day, items }) => `${day} ${items.map(({ name }) => name).join(" ")}`);

test("days come in order, each with all that takes place on it", () => {
  expect(
    told(event("later", "2026-11-20"), event("rally", "2026-11-14", "2026-11-15"), event("run", "2026-11-15")),
  ).toEqual(["2026-11-14 rally", "2026-11-15 rally run", "2026-11-20 later"]);
});

test("an event that reaches over the month's edge has its days within it", () => {
  expect(told(event("first", "2026-10-30", "2026-11-01"), event("last", "2026-11-30", "2026-12-02"))).toEqual([
    "2026-11-01 first",
    "2026-11-30 last",
  ]);
});
