import type { OrderContact } from "@time-event/contract/order-contact";
import type { OrderPlayer } from "@time-event/contract/order-player";
import { fullName } from "@time-event/domain/entries/full-name";
import { answersIn } from "./answers-in.ts";
import { addOnsIn } from "./chosen-in.ts";
import type { Typed } from "./typed.ts";
import { isGender, withSlashes } from "./birth-date.ts";

export const emptyPlayer: OrderPlayer = {
  firstName: "",
  lastName: "",
  firstNameEn: "",
  lastNameEn: "",
  gender: null,
  birthDate: "",
  nationality: "",
  nationalId: "",
  passport: "",
  club: "",
  province: "",
  address: "",
  subdistrict: "",
  district: "",
  postcode: "",
  shirtSize: "",
  phone: "",
  email: "",
  emergencyName: "",
  emergencyRelation: "",
  emergencyPhone: "",
  medicalNote: "",
  addOns: [],
  answers: {},
};

/** The texts of a form; files are not among them. */
export function typedOf(form: FormData): Typed {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") typed[name] = value;
  return typed;
}

/** The name of the fields of a player, without the field. */
export function playerPath(entry: number, player: number): string {
  return `entries.${entry}.players.${player}`;
}

/** A player as typed. What the form does not ask stays as it was. */
export function playerIn(typed: Typed, path: string, before: OrderPlayer = emptyPlayer): OrderPlayer {
  const texts = Object.entries(before).map(([field, value]) => {
    if (field === "addOns") return [field, addOnsIn(typed, path, before.addOns)];
    if (field === "answers") return [field, answersIn(typed, path, before.answers)];
    const text = typed[`${path}.${field}`];
    if (text === undefined) return [field, value];
    if (field === "gender") return [field, isGender(text) ? text : null];
    return [field, field === "birthDate" ? withSlashes(text.trim()) : text.trim()];
  });
  return Object.fromEntries(texts) as OrderPlayer;
}

export function contactIn(typed: Typed, before: OrderContact): OrderContact {
  const text = (field: keyof OrderContact) => typed[`contact.${field}`]?.trim() ?? before[field];
  return { name: text("name"), phone: text("phone"), email: text("email") };
}

/** The versions of policies that the form showed. */
export function consentsIn(typed: Typed): { policy: number; version: number }[] {
  return Object.entries(typed).flatMap(([name, version]) => {
    const policy = /^consents\.(\d+)$/.exec(name)?.[1];
    return policy === undefined ? [] : [{ policy: Number(policy), version: Number(version) }];
  });
}

/** How many players the form of an entry asks for. */
export function playersAsked(typed: Typed, entry: number): number {
  const path = `entries.${entry}.players.`;
  const indexes = Object.keys(typed).flatMap((name) =>
    name.startsWith(path) ? [Number(name.slice(path.length).split(".")[0])] : [],
  );
  return indexes.length === 0 ? 0 : Math.max(...indexes) + 1;
}

/** Who is written to, as long as nobody said so: the first player. */
export function suggestedContact(contact: OrderContact, first: OrderPlayer | undefined): OrderContact {
  if (!first) return contact;
  const name = fullName(first);
  const hasWay = contact.phone !== "" || contact.email !== "";
  return {
    name: contact.name || name,
    phone: hasWay ? contact.phone : first.phone,
    email: hasWay ? contact.email : first.email,
  };
}

/** Players as the form of an entry would have them. @param from the first of them, from 0 */
export function typedPlayers(entry: number, players: readonly OrderPlayer[], from = 0): Typed {
  return Object.fromEntries(
    players.flatMap((player, index) =>
      Object.entries(player).flatMap(([field, value]) =>
        // what is chosen beside the entry is no text
        value === null || typeof value === "string"
          ? [[`${playerPath(entry, from + index)}.${field}`, value ?? ""]]
          : [],
      ),
    ),
  );
}
