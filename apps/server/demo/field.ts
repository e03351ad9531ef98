import type { EntryRow } from "../src/features/race-folder/race-folder.types.ts";
import { createPeople, type Crowd, type Person } from "./people.ts";
import type { Random } from "@time-event/domain/rehearsal/random";
import type { NamePair } from "./words/name-pairs.ts";

/** The entries of one category. */
export interface FieldPlan {
  readonly category: string;
  readonly size: number;
  readonly firstBib: number;
  /** Begins the code of every chip; null: no chips yet. */
  readonly chipPrefix: string | null;
  /** The median time, as a multiple of the best one's. */
  readonly medianOverBest: number;
  readonly crowd: Crowd;
}

export interface Contender {
  readonly entry: EntryRow;
  /** 1 for the best; 2 takes twice as long. */
  readonly ability: number;
}

/** Bibs that are given by ability, as organisers do; the others come in the order of entering. */
const SEEDED_BIBS = 10;
/** Shapes the spread of abilities: few in front, most in the middle, a long tail. */
const SPREAD = 1 / 2.15;
const MEDIAN_OF_SPREAD = Math.log(2) ** SPREAD;

/** Enters people of all abilities in a category. */
export function buildField(random: Random, plan: FieldPlan, elites: readonly Person[] = []): Contender[] {
  const makePerson = createPeople(random, plan.crowd);
  const people = Array.from({ length: plan.size - elites.length }, () => makePerson());
  const drawn = spreadAbilities(random, people, plan);
  const amateursFrom = elites.length > 0 ? 1.07 : 1;
  const contenders = [
    ...elites.map((person, place) => ({ person, ability: 1 + place * 0.006 + (person.gender === "F" ? 0.1 : 0) })),
    ...people.map((person, index) => ({ person, ability: drawn[index]! * amateursFrom })),
  ];

  const seeded = contenders.toSorted((a, b) => a.ability - b.ability).slice(0, SEEDED_BIBS);
  const others = contenders.filter((contender) => !seeded.includes(contender));
  return [...seeded, ...others].map(({ person, ability }, index) => {
    const bib = String(plan.firstBib + index);
    return { entry: enter(person, plan, bib), ability };
  });
}

function enter(person: Person, { category, chipPrefix }: FieldPlan, bib: string): EntryRow {
  const chip = chipPrefix === null ? null : chipPrefix + bib.padStart(5, "0");
  return { ...person, bib, category, chip, givenAge: null, team: null, wave: null, status: null, extra: {} };
}

/** A relay team is entered as one, under its own name. Mixed, so of no one sex; without an age. */
export function asTeam(entry: EntryRow, { th, en }: NamePair): EntryRow {
  const name = { firstName: "ทีม", lastName: th, firstNameEn: "Team", lastNameEn: en };
  return { ...entry, ...name, club: "", gender: "X", birthDate: null, nationality: "THA" };
}

/** One ability for each, spread evenly over the curve, so that a small field is not the luck of a few draws. */
function spreadAbilities(random: Random, people: readonly Person[], { medianOverBest, crowd }: FieldPlan): number[] {
  const ranks = random.shuffled(people.map((_, rank) => rank));
  const abilities = people.map((person, index) => {
    const share = (ranks[index]! + random.between(0.2, 0.8)) / people.length;
    const behind = (-Math.log(1 - share)) ** SPREAD / MEDIAN_OF_SPREAD;
    return (1 + (medianOverBest - 1) * behind) * handicap(person, crowd.raceDay);
  });
  const best = Math.min(...abilities);
  return abilities.map((ability) => ability / best);
}

/** How much slower women and older or younger players are on average than a man in his best years. */
function handicap({ gender, birthDate }: Person, raceDay: string): number {
  const age = Number(raceDay.slice(0, 4)) - Number(birthDate?.slice(0, 4) ?? 1990);
  const years = age < 22 ? (22 - age) * 0.012 : Math.max(0, age - 36) * 0.006 + Math.max(0, age - 52) * 0.008;
  return (gender === "F" ? 1.13 : 1) + years;
}
