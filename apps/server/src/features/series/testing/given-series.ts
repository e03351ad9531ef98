import type { BodyOf } from "@time-event/contract/endpoint";
import { type SeriesForm, seriesSave } from "@time-event/contract/series";
import { type SeriesRules, usualSeriesRules } from "@time-event/domain/series/series-rules";
import { bearing, post } from "../../../testing/call-service.ts";
import type { GivenApp } from "../../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../../testing/given-race.ts";
import type { EntryRow, RaceDefinition } from "../../race-folder/race-folder.types.ts";

/** The rules of a series: 10, 8, 6 by overall place, the best two count; changed as the test says. */
export function givenSeriesRules(changes: Partial<SeriesRules> = {}): SeriesForm["rules"] {
  const points = { by: "place", table: [10, 8, 6], others: 1 } as const;
  const rules = {
    ...usualSeriesRules("2026-12-31"),
    points,
    placeOf: "overall",
    rankings: ["overall", "gender"],
    best: 2,
    atLeast: 1,
  };
  return { ...structuredClone(rules), ...structuredClone(changes) } as SeriesForm["rules"];
}

export interface RaceOfSeries {
  readonly eventId: number;
  readonly categoryId: number;
  readonly entryOf: (bib: string) => number;
}

/** A race in which each of these finishes so many minutes after the gun; null: they stop at the checkpoint. */
export async function givenSeriesRace(
  { db }: Pick<GivenApp, "db">,
  slug: string,
  runners: readonly (readonly [who: Partial<EntryRow>, minutes: number | null])[],
  state: RaceDefinition["event"]["state"] = "finished",
): Promise<RaceOfSeries> {
  const entries = runners.map(([who], at) => givenEntry(String(at + 1), who));
  const passings = runners.flatMap(([, minutes], at) => [
    givenPassing(String(at + 1), "START", 0),
    minutes === null ? givenPassing(String(at + 1), "CP1", 30) : givenPassing(String(at + 1), "FIN", minutes),
  ]);
  const eventId = await givenRace(db, givenRaceDefinition({ slug, state }), { entries, passings });
  const { id: categoryId } = await db
    .selectFrom("categories")
    .select("id")
    .where("eventId", "=", eventId)
    .executeTakeFirstOrThrow();
  const stored = await db.selectFrom("entries").select(["id", "bib"]).where("eventId", "=", eventId).execute();
  return { eventId, categoryId, entryOf: (bib) => stored.find((each) => each.bib === bib)!.id };
}

export function seriesForm(
  races: readonly Pick<RaceOfSeries, "eventId" | "categoryId">[],
  changes: Partial<SeriesForm> = {},
): BodyOf<typeof seriesSave> {
  return {
    id: null,
    slug: "north-trail-2026",
    name: { th: "ซีรีส์เทรลเหนือ 2569", en: "North Trail Series 2026" },
    isPublic: true,
    rules: givenSeriesRules(),
    classes: [{ code: "10K", name: { th: "10 กม.", en: "10K" } }],
    races: races.map(({ eventId, categoryId }) => {
      return { eventId, factorPercent: 100, categories: [{ class: "10K", categoryId }] };
    }),
    ...changes,
    revision: 0,
  };
}

/** Stores a series by its call; returns it. */
export async function givenSeries(given: GivenApp, bearer: string, form: BodyOf<typeof seriesSave>) {
  const { reply, problem } = await post(given.url, seriesSave, form, bearing(bearer));
  if (!reply) throw new Error(JSON.stringify(problem));
  return reply.data;
}
