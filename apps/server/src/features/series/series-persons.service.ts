import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type SeriesPerson, seriesPersonDecide, type seriesPersonsGet } from "@time-event/contract/series";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import type { PersonDecision } from "@time-event/domain/series/join-persons";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { recordChange } from "../audit/audit.service.ts";
import { edit } from "../edits/edit.service.ts";
import { type FindScored, type ScoredSeries, scoreSeries } from "./scored-series.ts";
import { findSeries } from "./series.queries.ts";
import { deleteDecisions, lockSeries, storeDecisions } from "./series.repository.ts";

/** More doubts at once than anybody decides. */
const shownDoubts = 200;

/** Who is the same person in a series, as far as staff must decide it. */
export function createSeriesPersons(db: Db, clock: () => InstantMs, findScored: FindScored) {
  return {
    /** @throws NotFound */
    find: async (
      {
        id,
        class: code,
        entry,
      }: { readonly id: number; readonly class?: string | undefined; readonly entry?: number | undefined },
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof seriesPersonsGet>> => {
      const series = await findSeries(db, { id });
      if (!series) throw new NotFound("thing");
      const scored = await findScored(series.slug, code);
      const { doubts, decisions, entries } = scored;
      const person = scored.persons.find((each) => entry !== undefined && each.entries.includes(entry));
      const known = decisions.filter(({ one, other }) => entries.has(one) && entries.has(other));
      const pair = ({ one, other }: { readonly one: number; readonly other: number }) => {
        return { one: shownPerson(scored, one), other: shownPerson(scored, other) };
      };
      const data = {
        doubtful: doubts.length,
        doubts:
          entry === undefined ? doubts.slice(0, shownDoubts).map((each) => ({ ...pair(each), why: each.why })) : [],
        decisions: known.map(({ isSame, at, by, ...each }) => ({ ...pair(each), isSame, at, by })),
        person: (person?.entries ?? []).map((each) => shownPerson(scored, each)),
      };
      const subject = { kind: "series", id, name: series.name.th };
      const after = { doubts: data.doubts.length, entries: data.person.length };
      await db
        .transaction()
        .execute((tx) => recordChange(tx, caller, { action: "personal-data-seen", subject, after }));
      return { data, meta: {} };
    },

    /** @throws NotFound; Refused */
    decide: (
      { id, entry, others, isSame }: BodyOf<typeof seriesPersonDecide>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof seriesPersonDecide>> =>
      edit(db, caller, seriesPersonDecide, async (tx) => {
        const series = await lockSeries(tx, id);
        if (!series) throw new NotFound("thing");
        const before = await scoreAll(tx, series);
        const own = before.find(({ entries }) => entries.has(entry));
        const wrong = others.filter((each) => each === entry || !own?.entries.has(each));
        if (!own || wrong.length > 0) throw new Refused(seriesPersonDecide, [{ path: "others", code: "unknown" }]);

        const pairs = others.map((other) => ({ one: entry, other }));
        const earlier = own.decisions
          .filter(({ one, other }) => pairs.some((pair) => isPair(pair, { one, other })))
          .map(({ one, other, isSame: was }) => ({ one, other, isSame: was }));
        await deleteDecisions(tx, id, pairs);
        if (isSame !== null) {
          const decided = pairs.map((pair) => ({ ...pair, isSame }));
          await storeDecisions(tx, id, decided, { at: clock(), by: caller.username });
        }
        const after = await scoreSeries(tx, series.slug, own.classCode);
        if (isSame === true && isTwice(after, entry)) throw new Refused(seriesPersonDecide, ["same_race"]);
        const subject = { kind: "series", id, name: series.name.th };
        const change = { subject, before: { decisions: earlier }, after: { entry, others, isSame } };
        return { reply: { data: null, meta: {} }, change };
      }),
  };
}

type Pair = Pick<PersonDecision, "one" | "other">;

function isPair({ one, other }: Pair, another: Pair): boolean {
  return (one === another.one && other === another.other) || (one === another.other && other === another.one);
}

async function scoreAll(
  tx: Tx,
  { slug, classes }: { readonly slug: string; readonly classes: readonly { code: string }[] },
) {
  const all: ScoredSeries[] = [];
  for (const { code } of classes) all.push(await scoreSeries(tx, slug, code));
  return all;
}

/** Would the person of this entry have two entries in one race? */
function isTwice({ persons, entries }: ScoredSeries, entry: number): boolean {
  const own = persons.find((each) => each.entries.includes(entry))?.entries ?? [];
  return new Set(own.map((id) => entries.get(id)!.categoryId)).size < own.length;
}

function shownPerson({ entries, races }: ScoredSeries, id: number): SeriesPerson {
  const entry = entries.get(id)!;
  const race = races.find(({ category }) => category.id === entry.categoryId)!;
  const last = (number: string) => number && `…${number.slice(-4)}`;
  return {
    entry: id,
    event: race.name,
    category: race.category.code,
    bib: entry.bib,
    name: fullName(entry),
    nameEn: latinName(entry),
    birthDate: entry.birthDate,
    phone: entry.phone,
    email: entry.email,
    documents: [last(entry.nationalId), last(entry.passport)].filter(Boolean).join(" "),
  };
}
