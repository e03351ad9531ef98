import type { Gender } from "@time-event/domain/race/race";
import type { EntryRow } from "../src/features/race-folder/race-folder.types.ts";
import { addDays, type Day } from "./local-days.ts";
import type { Random } from "@time-event/domain/rehearsal/random";
import { clubs } from "./words/clubs.ts";
import { femaleFirstNames, maleFirstNames } from "./words/first-names.ts";
import { eliteNames, foreignNames, type ForeignNames } from "./words/foreign-names.ts";
import { provinces } from "@time-event/domain/geo/provinces";
import { surnames } from "./words/surnames.ts";

export type Person = Pick<
  EntryRow,
  "firstName" | "lastName" | "firstNameEn" | "lastNameEn" | "gender" | "birthDate" | "nationality" | "club" | "province"
>;

/** Who comes to a race. */
export interface Crowd {
  readonly raceDay: Day;
  readonly womenShare: number;
  /** Years: most are near the middle, nobody is outside. */
  readonly ages: { readonly youngest: number; readonly usual: number; readonly oldest: number };
  readonly foreignShare: number;
  /** Where the race is, and next door: a third comes from there. */
  readonly nearProvinces: readonly string[];
}

const BIG_CITIES = ["กรุงเทพมหานคร", "กรุงเทพมหานคร", "นนทบุรี", "ปทุมธานี", "สมุทรปราการ", "ชลบุรี", "เชียงใหม่"];

/** Makes people whose names are all different: two of one name at one race would look like a mistake. */
export function createPeople(random: Random, crowd: Crowd): (gender?: Gender) => Person {
  const taken = new Set<string>();
  return (gender = random.chance(crowd.womenShare) ? "F" : "M") => {
    for (;;) {
      const person = makePerson(random, crowd, gender);
      const name = `${person.firstNameEn} ${person.lastNameEn}`;
      if (taken.has(name)) continue;
      taken.add(name);
      return person;
    }
  };
}

function makePerson(random: Random, crowd: Crowd, gender: Gender): Person {
  const birthDate = pickBirthDate(random, crowd);
  if (random.chance(crowd.foreignShare)) {
    return { ...foreignPerson(random, random.pick(foreignNames), gender), birthDate };
  }
  const first = random.pick(gender === "F" ? femaleFirstNames : maleFirstNames);
  const last = random.pick(surnames);
  return {
    firstName: first.th,
    lastName: last.th,
    firstNameEn: first.en,
    lastNameEn: last.en,
    gender,
    birthDate,
    nationality: "THA",
    club: random.chance(0.45) ? random.pick(clubs) : "",
    province: pickProvince(random, crowd),
  };
}

/** Professionals, for the front of a road race with prize money: one of each name. */
export function makeElites(random: Random, raceDay: Day, genders: readonly ("M" | "F")[]): Person[] {
  const lastNames = random.shuffled(eliteNames.last);
  return genders.map((gender, index) => {
    const last = [lastNames[index % lastNames.length]!];
    const birthDate = addDays(raceDay, -random.whole(22 * 365, 33 * 365));
    return { ...foreignPerson(random, { ...eliteNames, last }, gender), birthDate };
  });
}

function foreignPerson(random: Random, names: ForeignNames, gender: Gender): Omit<Person, "birthDate"> {
  const firstName = random.pick(gender === "F" ? names.F : names.M);
  const lastName = random.pick(names.last);
  const name = { firstName, lastName, firstNameEn: firstName, lastNameEn: lastName };
  return { ...name, gender, nationality: names.nationality, club: "", province: "" };
}

function pickProvince(random: Random, { nearProvinces }: Crowd): string {
  const draw = random.next();
  if (draw < 0.34) return random.pick(nearProvinces);
  return random.pick(draw < 0.72 ? BIG_CITIES : provinces);
}

function pickBirthDate(random: Random, { raceDay, ages: { youngest, usual, oldest } }: Crowd): Day {
  const drawn = random.normal();
  const years = usual + (drawn / 3) * (drawn < 0 ? usual - youngest : oldest - usual);
  return addDays(raceDay, -Math.round(Math.max(youngest + 0.1, years) * 365.25));
}
