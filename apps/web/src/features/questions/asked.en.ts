import type { th } from "./asked.th.ts";

export const en: typeof th = {
  title: "What players are asked",
  hint: "Besides name, gender, birth date and contact. Ask only what you need: what is not asked is not kept.",
  edit: "Choose what is asked",
  levels: { hidden: "Not asked", optional: "May be left out", required: "Must be filled in" },
  parts: {
    latinName: "Name in Latin letters",
    nationalId: "Thai national ID number",
    passport: "Passport number",
    nationality: "Nationality",
    address: "Address",
    club: "Club",
    shirtSize: "Shirt size",
    emergency: "Emergency contact",
    medicalNote: "Illnesses and allergies",
  },
  hints: {
    nationalId:
      "For example for insurance. Its check digit is checked; only staff with the right to personal data see it.",
    passport: "Where both are asked, one of them is enough.",
  },
};
