import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  type Series,
  type seriesChoices,
  seriesDelete,
  type SeriesForm,
  type seriesGet,
  type seriesList,
  seriesSave,
} from "@time-event/contract/series";
import { problemIf } from "@time-event/domain/forms/field-problem";
import { seriesProblems } from "@time-event/domain/series/series-problems";
import { type Db, isTaken, type Tx } from "../../db/connection.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { findLapCategories, findSeries, listChoices, listSeries } from "./series.queries.ts";
import { deleteSeries, insertSeries, lockSeries, updateSeries } from "./series.repository.ts";

const about = ({ id, name }: Series) => ({ kind: "series", id, name: name.th });

/** What a series is: its rules, its classes and its races. */
export function createSeriesService(db: Db) {
  return {
    list: async (): Promise<ReplyOf<typeof seriesList>> => ({ data: await listSeries(db), meta: {} }),

    /** @throws NotFound */
    get: async ({ id }: { readonly id: number }): Promise<ReplyOf<typeof seriesGet>> => {
      const found = await findSeries(db, { id });
      if (!found) throw new NotFound("thing");
      return { data: found, meta: {} };
    },

    choices: async (): Promise<ReplyOf<typeof seriesChoices>> => ({ data: await listChoices(db), meta: {} }),

    /** @throws NotFound, EditConflict, Refused by the rules of series */
    save: (
      { id, revision, ...form }: BodyOf<typeof seriesSave>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof seriesSave>> =>
      edit(db, caller, seriesSave, async (tx) => {
        const before = expectSeenOrNew(await lockSeries(tx, id), { id, revision });
        const problems = [
          ...seriesProblems(form.rules).map(({ path, code }) => ({ path: `rules.${path}`, code })),
          ...(await wrongRaces(tx, form, before)),
        ];
        if (problems.length > 0) throw new Refused(seriesSave, problems);

        const stored = before?.id ?? (await orSlugTaken(insertSeries(tx, form, caller.username)));
        if (before) await orSlugTaken(updateSeries(tx, stored, form, caller.username));
        const after = (await findSeries(tx, { id: stored }))!;
        return { reply: { data: after, meta: {} }, change: changeOf(about, before, after) };
      }),

    remove: ({ id, revision }: BodyOf<typeof seriesDelete>, caller: StaffCaller) =>
      edit(db, caller, seriesDelete, async (tx) => {
        const before = expectSeen(await lockSeries(tx, id), revision);
        await deleteSeries(tx, id);
        return { reply: { data: null, meta: {} }, change: changeOf(about, before, undefined) };
      }),
  };
}

async function orSlugTaken<T>(storing: Promise<T>): Promise<T> {
  try {
    return await storing;
  } catch (error) {
    if (isTaken(error, "series_slug_key")) throw new Refused(seriesSave, [{ path: "slug", code: "taken" }]);
    throw error;
  }
}

/** Races twice, classes twice, and what does not exist. What the series has already may have been archived meanwhile. */
async function wrongRaces(tx: Tx, { classes, races, rules }: SeriesForm, before: Series | undefined) {
  const choices = new Map((await listChoices(tx)).map(({ eventId, categories }) => [eventId, categories]));
  const kept = new Map((before?.races ?? []).map(({ eventId, categories }) => [eventId, categories]));
  const isRepeated = <T>(all: readonly T[], at: number) => all.indexOf(all[at]!) < at;
  const codes = classes.map(({ code }) => code);
  const events = races.map(({ eventId }) => eventId);
  const onLaps = rules.points.by === "time" ? await findLapCategories(tx, idsIn(races)) : new Set<number>();
  return [
    ...codes.flatMap((_, at) => problemIf(isRepeated(codes, at), `classes.${at}.code`, "duplicate_code")),
    ...races.flatMap(({ eventId, categories }, at) => {
      const path = `races.${at}`;
      const known = [...(choices.get(eventId) ?? []), ...(kept.get(eventId) ?? [])].map(({ categoryId }) => categoryId);
      const isKnown = choices.has(eventId) || kept.has(eventId);
      const own = categories.map((each) => each.class);
      return [
        ...problemIf(!isKnown, `${path}.eventId`, "unknown"),
        ...problemIf(isRepeated(events, at), `${path}.eventId`, "taken"),
        ...categories.flatMap((each, index) => {
          const field = `${path}.categories.${index}.categoryId`;
          const exists = codes.includes(each.class) && known.includes(each.categoryId);
          return [
            ...problemIf(!exists, field, "unknown"),
            ...problemIf(isRepeated(own, index), field, "taken"),
            ...problemIf(onLaps.has(each.categoryId), field, "no_times"),
          ];
        }),
      ];
    }),
  ];
}

const idsIn = (races: SeriesForm["races"]) =>
  races.flatMap(({ categories }) => categories.map(({ categoryId }) => categoryId));
