import type { OrderPlayer, PlayerField } from "@time-event/contract/order-player";
import { provinceName } from "@time-event/domain/geo/provinces";
import type { Format } from "../../../lib/i18n/format.ts";
import type { th } from "../enter.th.ts";
import type { AskedQuestion } from "../offer.shared.ts";

type Words = Pick<
  typeof th,
  | "genderLabel"
  | "genders"
  | "birthDateShort"
  | "phone"
  | "email"
  | "nationalId"
  | "passport"
  | "nameEn"
  | "nationality"
  | "club"
  | "shirtSize"
  | "shippingFields"
  | "emergencyName"
  | "medicalNote"
  | "yes"
  | "no"
>;

interface Around {
  readonly m: Words;
  readonly format: Pick<Format, "day" | "language" | "text">;
  readonly questions: readonly AskedQuestion[];
}

/** One thing that somebody filled in, to be checked. */
export interface PlayerFact {
  readonly label: string;
  readonly value: string;
}

/** Everything that is filled in of a player beside the name, as it was understood. */
export function playerFacts(player: OrderPlayer, { m, format, questions }: Around): readonly PlayerFact[] {
  const text = (...fields: readonly PlayerField[]) =>
    fields
      .map((field) => (field === "province" ? provinceName(player.province, format.language) : (player[field] ?? "")))
      .filter(Boolean)
      .join(" ");
  const facts = [
    { label: m.genderLabel, value: player.gender ? m.genders[player.gender] : "" },
    { label: m.birthDateShort, value: player.birthDate && format.day(player.birthDate) },
    { label: m.nameEn, value: text("firstNameEn", "lastNameEn") },
    { label: m.nationalId, value: player.nationalId },
    { label: m.passport, value: player.passport },
    { label: m.nationality, value: player.nationality },
    { label: m.phone, value: player.phone },
    { label: m.email, value: player.email },
    { label: m.shirtSize, value: player.shirtSize },
    { label: m.club, value: player.club },
    {
      label: m.shippingFields.address,
      value: text("address", "subdistrict", "district", "province", "postcode"),
    },
    { label: m.emergencyName, value: text("emergencyName", "emergencyRelation", "emergencyPhone") },
    { label: m.medicalNote, value: player.medicalNote },
    ...questions.flatMap(({ id, kind, label, options }) => {
      const answer = player.answers[id];
      // a file shows nothing in a line
      if (answer === undefined || kind === "file") return [];
      const words = [answer].flat().map((code) => {
        if (kind === "yes_no") return code === "yes" ? m.yes : m.no;
        const option = options.find((each) => each.code === code);
        return option ? format.text(option.name) : code;
      });
      return [{ label: format.text(label), value: words.join(", ") }];
    }),
  ];
  return facts.filter(({ value }) => value !== "");
}
