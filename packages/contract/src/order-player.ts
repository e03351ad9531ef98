import { longestOf } from "@time-event/domain/entries/text-kinds";
import * as z from "zod/mini";
import { digitsUpTo, gender, textUpTo } from "./fields.ts";
import { answer, chosenAddOns } from "./order-choices.ts";

const name = textUpTo(longestOf.name);
const phone = digitsUpTo(longestOf.phone);
const short = digitsUpTo(longestOf.code);

/** What is filled in of a player so far. */
export const orderPlayer = z.object({
  firstName: name,
  lastName: name,
  firstNameEn: name,
  lastNameEn: name,
  gender: z._default(z.nullable(gender), null),
  /** Typed in either era; replies have `YYYY-MM-DD` of the Common Era. */
  birthDate: short,
  nationality: short,
  /** Numbers of documents and the address are kept only where the event asks for them. */
  nationalId: short,
  passport: short,
  club: name,
  province: name,
  address: textUpTo(longestOf.note),
  subdistrict: name,
  district: name,
  postcode: short,
  shirtSize: short,
  phone,
  email: name,
  emergencyName: name,
  emergencyRelation: name,
  emergencyPhone: phone,
  medicalNote: textUpTo(longestOf.note),
  /** What this player has chosen of the add-ons for each entry. */
  addOns: z._default(chosenAddOns, []),
  /** By the question's id: a text, or the codes of several options. Questions that are not asked are forgotten. */
  answers: z._default(z.record(z.string().check(z.maxLength(16)), answer), {}),
});
export type OrderPlayer = z.infer<typeof orderPlayer>;
/** What is filled in of a player as one text. */
export type PlayerField = Exclude<keyof OrderPlayer, "addOns" | "answers">;
