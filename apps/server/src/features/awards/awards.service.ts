import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  awardCollect,
  type AwardOfCategory,
  type awardList,
  awardRulesSave,
  type AwardWinner,
} from "@time-event/contract/awards";
import type { PublicationInForce } from "@time-event/contract/published-list";
import { inCeremonyOrder, rankingOfAward } from "@time-event/domain/awards/award-list";
import { fullName, latinName, nameInEither } from "@time-event/domain/entries/full-name";
import { officialMsIn } from "@time-event/domain/results/ranking-clocks";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { createPacedLooks } from "../../lib/paced-looks.ts";
import { edit, expectSeen } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { loadCategoryNames } from "../events/category-names.queries.ts";
import { loadInForce } from "../results/published-lists.queries.ts";
import { type AwardsNow, awardsNow } from "./awards-now.service.ts";
import { type Collected, countToCome, loadCollected, loadPeople, type NamedPerson } from "./awards.queries.ts";
import { copyAwardRules, deleteCollected, insertCollected, storeAwardRules } from "./awards.repository.ts";

type People = ReadonlyMap<number, NamedPerson>;

/** Who wins which prize, by what rules, and what was handed over. */
export function createAwardsService(db: Db, clock: () => InstantMs, lookPace: number) {
  const looks = createPacedLooks((eventId: number) => awardsNow(db, eventId), lookPace);
  return {
    list: async ({ eventId }: { readonly eventId: number }): Promise<ReplyOf<typeof awardList>> => {
      const categories = await looks.at(eventId);
      const collected = await loadCollected(db, eventId);
      const names = new Map((await loadCategoryNames(db, eventId)).map(({ id, name }) => [id, name]));
      const inForce = await loadInForce(db, eventId);
      const toCome = await countToCome(db, eventId);
      const people = await loadPeople(db, idsIn(categories, collected));
      const data = categories.map((now) => {
        const { categoryId, category, rules, unknown } = now;
        const published = inForce.get(categoryId);
        return {
          code: category.code,
          name: names.get(categoryId) ?? { th: "", en: "" },
          rounding: category.rounding,
          hasAgeGroups: category.ageGroups.length > 0,
          hasTeams: category.team !== undefined,
          rankings: (category.rankings ?? []).map(({ code, name }) => ({ code, name })),
          rules,
          published: published ? quoted(published) : null,
          toCome: toCome.get(categoryId) ?? 0,
          unknown,
          awards: inCeremonyOrder(
            shownAwards(
              now,
              collected.filter((note) => note.categoryId === categoryId),
              people,
            ),
          ),
        };
      });
      return { data, meta: { serverAt: clock() } };
    },

    /** @throws NotFound; EditConflict */
    saveRules: async (
      { eventId, category, revision, ...rules }: BodyOf<typeof awardRulesSave>,
      caller: StaffCaller,
    ) => {
      const reply = await edit(db, caller, awardRulesSave, async (tx) => {
        await lockEvent(tx, eventId);
        const now = await findCategory(tx, eventId, category);
        const { revision: _revision, changedAt: _at, changedBy: _by, ...before } = expectSeen(now.rules, revision);
        await storeAwardRules(tx, now.categoryId, rules, caller.username);
        const after = (await findCategory(tx, eventId, category)).rules;
        const subject = { kind: "award-rules", id: now.categoryId, name: category };
        return { reply: { data: after, meta: {} }, change: { eventId, subject, before, after: rules } };
      });
      looks.forget(eventId);
      return reply;
    },

    /** @throws NotFound; Refused `not_a_winner`. A note can be taken back whoever wins now. */
    collect: (
      { eventId, category, award, entryId, team, collected }: BodyOf<typeof awardCollect>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof awardCollect>> =>
      edit(db, caller, awardCollect, async (tx) => {
        await lockEvent(tx, eventId);
        const { categoryId, awards } = await findCategory(tx, eventId, category);
        const handed = { categoryId, award, entryId, team };
        const prize = awards.find(({ key }) => key === award);
        const wins =
          entryId === null
            ? prize?.teams.some((winner) => winner.team === team)
            : team === "" && prize?.winners.some(({ id }) => id === entryId);
        if (collected && !wins) throw new Refused(awardCollect, ["not_a_winner"]);
        const isChanged = collected
          ? await insertCollected(tx, handed, clock(), caller.username)
          : await deleteCollected(tx, handed);
        const stored = (await loadCollected(tx, eventId)).find((each) => isOf(each, handed));
        const subject = { kind: "award", id: entryId ?? categoryId, name: `${category} ${award} ${team}`.trim() };
        return {
          reply: { data: { collected: stored ? noteOf(stored) : null }, meta: {} },
          change: isChanged ? { eventId, subject, before: { collected: !collected }, after: { collected } } : null,
        };
      }),
  };
}
export type AwardsService = ReturnType<typeof createAwardsService>;

/** Copies what staff set up to a copy of an event. */
export const copyTo = copyAwardRules;

/** @throws NotFound `category_not_found` */
async function findCategory(tx: Tx, eventId: number, code: string): Promise<AwardsNow> {
  const [found] = await awardsNow(tx, eventId, code);
  if (!found) throw new NotFound("category");
  return found;
}

function idsIn(categories: readonly AwardsNow[], collected: readonly Collected[]): number[] {
  const shown = categories.flatMap(({ awards }) =>
    awards.flatMap(({ winners, skipped, teams }) => [
      ...[...winners, ...skipped].map(({ id }) => id),
      ...teams.flatMap(({ ids }) => ids),
    ]),
  );
  return [...new Set([...shown, ...collected.flatMap(({ entryId }) => entryId ?? [])])];
}

function shownAwards(
  { category, awards, finishers }: AwardsNow,
  collected: readonly Collected[],
  people: People,
): AwardOfCategory[] {
  return awards.map(({ winners, teams, skipped, ...award }) => {
    const notes = collected.filter((note) => note.award === award.key);
    const noteFor = (entryId: number | null, team: string) => {
      const note = notes.find((each) => each.entryId === entryId && each.team === team);
      return note ? noteOf(note) : null;
    };
    const ranking = rankingOfAward(award);
    const persons = winners.map(({ place, id }): AwardWinner => {
      const finisher = finishers.get(id)!;
      const timeMs = officialMsIn(category, ranking, finisher);
      const { laps } = finisher;
      return {
        place,
        person: shown(people, id),
        team: "",
        bibs: [],
        timeMs,
        points: null,
        laps,
        collected: noteFor(id, ""),
      };
    });
    const inTeams = teams.map(({ place, team, ids, score }): AwardWinner => ({
      place,
      person: null,
      team,
      bibs: ids.map((id) => people.get(id)!.bib),
      timeMs: category.team?.by === "time" ? score : null,
      points: category.team?.by === "rank" ? score : null,
      laps: 0,
      collected: noteFor(null, team),
    }));
    const wronglyGiven = notes
      .filter(({ entryId, team }) =>
        entryId === null ? !teams.some((winner) => winner.team === team) : !winners.some(({ id }) => id === entryId),
      )
      .map((note) => {
        const { entryId, team } = note;
        const person = entryId === null ? null : people.get(entryId)!;
        return {
          entryId,
          team,
          name: person ? `${person.bib} ${nameInEither(person)}` : team,
          collected: noteOf(note),
        };
      });
    return {
      ...award,
      winners: [...persons, ...inTeams],
      skipped: skipped.map(({ id, won }) => ({ ...shown(people, id), won })),
      wronglyGiven,
    };
  });
}

function shown(people: People, id: number) {
  const person = people.get(id)!;
  const { bib, club, nationality } = person;
  return { id, bib, name: fullName(person), nameEn: latinName(person), club, nationality };
}

function noteOf({ collectedAt, collectedBy }: Collected) {
  return { at: collectedAt, by: collectedBy };
}

function isOf(note: Collected, { categoryId, award, entryId, team }: Omit<Collected, "collectedAt" | "collectedBy">) {
  return note.categoryId === categoryId && note.award === award && note.entryId === entryId && note.team === team;
}

/** The list by which prizes are given, as paper quotes it. */
function quoted({ number, state, hash, changedSince }: PublicationInForce) {
  return { number, state, hash, changedSince };
}
