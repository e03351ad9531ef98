import type { ReplyOf } from "@time-event/contract/endpoint";
import type { webSeriesGet, webSeriesGetRunner, webSeriesList } from "@time-event/contract/public-series";
import type { ExplainedRace } from "@time-event/contract/series-parts";
import type { Gender } from "@time-event/domain/race/race";
import { tieDecision } from "@time-event/domain/series/rank-scores";
import type { ScoredPerson } from "@time-event/domain/series/series-scores";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import type { FindScored, ScoredSeries } from "./scored-series.ts";
import { listPublicSeries } from "./series.queries.ts";
import {
  headOf,
  nameIn,
  narrowed,
  type Onlooker,
  shownRaces,
  standingIn,
  toSeriesRace,
  toSeriesRow,
  withText,
} from "./series-standing.ts";

interface StandingQuery {
  readonly series: string;
  readonly class?: string | undefined;
  readonly gender?: Gender | undefined;
  readonly ageGroup?: string | undefined;
  readonly text?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Standings of series as the results are now. */
export function createStandings(db: Db, findScored: FindScored) {
  /** @throws NotFound also of a series that is not public yet */
  async function find(slug: string, code: string | undefined, onlooker: Onlooker): Promise<ScoredSeries> {
    const scored = await findScored(slug, code);
    if (onlooker === "public" && !scored.series.isPublic) throw new NotFound("page");
    return scored;
  }

  async function standing(query: StandingQuery, onlooker: Onlooker): Promise<ReplyOf<typeof webSeriesGet>> {
    const scored = await find(query.series, query.class, onlooker);
    const filter = narrowed(scored, onlooker, query);
    const found = withText(scored, onlooker, standingIn(scored, filter), query.text);
    const page = found.slice(query.offset, query.offset + query.limit);
    const rows = page.map((placed) => toSeriesRow(scored, onlooker, placed));
    return { data: { ...headOf(scored, onlooker, filter), rows }, meta: { total: found.length } };
  }

  return {
    list: async ({ event }: { readonly event?: string | undefined }): Promise<ReplyOf<typeof webSeriesList>> => {
      const rows = await listPublicSeries(db, event);
      return {
        data: rows.map(({ nameTh, nameEn, ...row }) => ({ ...row, name: { th: nameTh, en: nameEn } })),
        meta: {},
      };
    },

    /** @throws NotFound */
    standing,

    /** Why one person has their points. @param entry one of theirs, in any class. @throws NotFound */
    runner: async ({
      series,
      entry,
    }: {
      readonly series: string;
      readonly entry: number;
    }): Promise<ReplyOf<typeof webSeriesGetRunner>> => {
      const { series: stored } = await find(series, undefined, "public");
      for (const { code } of stored.classes) {
        const scored = await find(series, code, "public");
        const person = scored.persons.find(({ entries }) => entries.includes(entry));
        if (person) return { data: explained(scored, person), meta: {} };
      }
      throw new NotFound("page");
    },
  };
}
export type Standings = ReturnType<typeof createStandings>;

/** A person's standing is the narrowest one of those that compare most: of everybody, else of their gender, else of their age group. */
function explained(scored: ScoredSeries, person: ScoredPerson) {
  const { gender, ageGroup } = person;
  const { rankings, ties } = scored.series.rules;
  const asked = rankings.includes("overall") ? {} : { gender, ageGroup: ageGroup ?? undefined };
  const filter = narrowed(scored, "public", rankings.includes("gender") ? { gender } : asked);
  const all = standingIn(scored, filter);
  const at = all.findIndex(({ score }) => score === person);
  const placed = at === -1 ? { place: null, score: person } : all[at]!;
  const { genders: _genders, ageGroups: _ageGroups, ...standing } = headOf(scored, "public", filter);
  const tied = all.flatMap(({ score }, index) => {
    const by = score === person || person.unranked || score.unranked ? null : tieDecision(person, score, ties);
    if (by === null) return [];
    const { name, nameEn } = nameIn(scored, "public", score);
    return [{ entry: score.entries.at(-1)!, name, nameEn, by, isAhead: index < at }];
  });
  return {
    standing,
    row: toSeriesRow(scored, "public", placed),
    races: explainedRaces(scored, person),
    ties: tied.slice(0, 10),
  };
}

function explainedRaces(scored: ScoredSeries, { races, entries }: ScoredPerson): ExplainedRace[] {
  return shownRaces(scored, "public").map((race) => {
    const { outcome = null, points = null, counts = false } = races.find((each) => each.race === race.eventId) ?? {};
    const id = entries.find((each) => scored.entries.get(each)!.categoryId === race.category.id);
    return {
      race: toSeriesRace(race),
      bib: id === undefined ? "" : scored.entries.get(id)!.bib,
      status: outcome?.status ?? null,
      place: outcome?.place ?? null,
      among: outcome?.among ?? 0,
      timeMs: outcome?.timeMs ?? null,
      winnerMs: outcome?.winnerMs ?? null,
      for: points?.for ?? null,
      base: points?.base ?? null,
      points: points?.points ?? null,
      counts,
    };
  });
}
