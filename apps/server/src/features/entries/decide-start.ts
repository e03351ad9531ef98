import type { LineProblem } from "@time-event/domain/entries/entry-draft";
import { longestShown } from "@time-event/domain/entries/read-entry-line";
import { withoutApostrophe } from "@time-event/domain/entries/harmless-cell";
import { readTypedStart, startOnDay } from "@time-event/domain/start-order/typed-start";
import type { InstantMs } from "@time-event/domain/time/instant";
import { doubtOf, raceWindow } from "@time-event/domain/time/race-window";
import type { EventDays } from "../events/event-days.queries.ts";
import type { CategoryCapacity } from "./capacity.ts";

/**
 * The start of their own that a cell gives somebody: a time alone is on the day of the category's gun. An empty cell, or a dash, says
 * nothing.
 */
export function decideStart(
  cell: string | undefined,
  category: Pick<CategoryCapacity, "gunAt" | "hasStages"> | undefined,
  event: EventDays,
): { readonly startsAt?: InstantMs; readonly problem?: LineProblem } {
  const value = withoutApostrophe(cell ?? "").trim();
  if (value === "" || value === "-" || !category) return {};
  const typed = readTypedStart(value);
  const startsAt = typed && startOnDay(typed, { timeZone: event.timeZone, gunAt: category.gunAt });
  const problemOf = (code: LineProblem["code"]) => ({
    problem: { column: "startsAt", code, value: value.slice(0, longestShown) } as const,
  });
  if (startsAt === null) return problemOf("bad_start");
  if (category.hasStages) return problemOf("starts_by_stages");
  return doubtOf(startsAt, raceWindow(event)) ? problemOf("not_race_days") : { startsAt };
}
