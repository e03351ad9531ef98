import { isAbroad } from "../geo/provinces.ts";
import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import type { TextField } from "./entry-fields.ts";
import { readPassport, readThaiId } from "./thai-id.ts";

/** What an event can ask of each player beside name, gender and birth date, and the fields of each. */
export const personParts = {
  latinName: ["firstNameEn", "lastNameEn"],
  nationalId: ["nationalId"],
  passport: ["passport"],
  nationality: ["nationality"],
  address: ["address", "subdistrict", "district", "postcode"],
  club: ["club"],
  shirtSize: ["shirtSize"],
  emergency: ["emergencyName", "emergencyRelation", "emergencyPhone"],
  medicalNote: ["medicalNote"],
} as const satisfies Readonly<Record<string, readonly TextField[]>>;

export type PersonPart = keyof typeof personParts;
export const personPartNames = Object.keys(personParts) as [PersonPart, ...PersonPart[]];
export type PartField = (typeof personParts)[PersonPart][number];

/** `hidden`: it is not asked, and not kept. */
export const askedLevels = ["hidden", "optional", "required"] as const;
export type AskedLevel = (typeof askedLevels)[number];
export type AskedOfPerson = Readonly<Record<PersonPart, AskedLevel>>;

/** As long as an event does not say otherwise: a number that steals somebody's name is not asked without a reason. */
export const usuallyAsked: AskedOfPerson = {
  latinName: "optional",
  nationalId: "hidden",
  passport: "hidden",
  nationality: "optional",
  address: "hidden",
  club: "optional",
  shirtSize: "optional",
  emergency: "optional",
  medicalNote: "optional",
};

/** Not every country has postcodes. */
const isSpared = ({ province }: Pick<PersonTexts, "province">, field: TextField) =>
  field === "postcode" && isAbroad(province);

/** Without these, a part that is required is not complete. A place abroad has no subdistrict. */
const neededFields = {
  latinName: ["firstNameEn", "lastNameEn"],
  nationality: ["nationality"],
  address: ["address", "province", "postcode"],
  club: ["club"],
  shirtSize: ["shirtSize"],
  emergency: ["emergencyName", "emergencyPhone"],
  medicalNote: ["medicalNote"],
} as const satisfies Readonly<Record<Exclude<PersonPart, "nationalId" | "passport">, readonly TextField[]>>;

type PersonTexts = Readonly<Record<PartField | "province", string>>;

/**
 * What is missing of a person. Where an event asks for both numbers, one of them is enough: few people have both.
 *
 * @example
 * missingOfPerson({ ...person, passport: "AA1234567" }, { ...usuallyAsked, nationalId: "required", passport: "optional" }); // []
 */
export function missingOfPerson(person: PersonTexts, asked: AskedOfPerson): FieldProblem<"required">[] {
  const numbers = (["nationalId", "passport"] as const).filter((part) => asked[part] !== "hidden");
  const needsNumber = numbers.some((part) => asked[part] === "required");
  const hasNumber = numbers.some((part) => person[part] !== "");
  const parts = Object.keys(neededFields) as (keyof typeof neededFields)[];
  return [
    ...problemIf(needsNumber && !hasNumber, numbers[0] ?? "nationalId", "required"),
    ...parts.flatMap((part) =>
      asked[part] === "required"
        ? neededFields[part].flatMap((field) =>
            problemIf(person[field] === "" && !isSpared(person, field), field, "required"),
          )
        : [],
    ),
  ];
}

/**
 * A person without what the event does not ask.
 *
 * @example
 * withoutUnasked({ ...person, nationalId: "1101700230708" }, usuallyAsked).nationalId; // ""
 */
export function withoutUnasked<P extends Partial<Record<PartField, unknown>>>(person: P, asked: AskedOfPerson): P {
  const unasked = personPartNames.flatMap((part) => (asked[part] === "hidden" ? personParts[part] : []));
  const blank = unasked.filter((field) => field in person).map((field) => [field, ""]);
  return { ...person, ...Object.fromEntries(blank) };
}

/**
 * What may be kept of somebody who has some of it already: an event that stops asking does not make it wrong.
 *
 * @example
 * askedOrKept(usuallyAsked, { nationalId: "1101700230708" }).nationalId; // "optional"
 */
export function askedOrKept(asked: AskedOfPerson, has: Partial<Record<PartField, unknown>> | undefined): AskedOfPerson {
  const kept = personPartNames.filter(
    (part) => asked[part] === "hidden" && personParts[part].some((field) => has?.[field]),
  );
  return { ...asked, ...Object.fromEntries(kept.map((part) => [part, "optional"])) };
}

/**
 * The numbers of a person as they are kept; one that cannot be read stays as it was typed, and `entryProblems` names it.
 *
 * @example
 * tidyNumbers({ nationalId: "1-1017-00230-70-8", passport: "" }); // { nationalId: "1101700230708", passport: "" }
 */
export function tidyNumbers<
  P extends { readonly nationalId?: string | undefined; readonly passport?: string | undefined },
>(person: P): P {
  const { nationalId, passport } = person;
  return {
    ...person,
    ...(nationalId && { nationalId: readThaiId(nationalId) ?? nationalId }),
    ...(passport && { passport: readPassport(passport) ?? passport }),
  };
}
