import type { FieldError } from "@time-event/contract/errors";
import type { OrderContact } from "@time-event/contract/order-contact";
import type { OrderPlayer } from "@time-event/contract/order-player";
import { type AskedOfPerson, missingOfPerson } from "@time-event/domain/entries/asked-of-person";
import { readBirthDateCell } from "@time-event/domain/entries/birth-date-cell";
import { isEmailAddress } from "@time-event/domain/entries/email-address";
import { entryProblems } from "@time-event/domain/entries/entry-problems";
import { phoneProblems } from "@time-event/domain/entries/phone-number";
import { eligibilityProblems } from "@time-event/domain/orders/eligibility";
import type { Offer } from "../offer.shared.ts";

interface Check {
  /** Everything must be filled in now. */
  readonly complete: boolean;
  /** `YYYY-MM-DD` */
  readonly raceDay: string;
  /** What the event asks of each player. */
  readonly asked: AskedOfPerson;
}

/**
 * What is wrong with the players of an entry, by the rules that the server applies. Paths begin at the entry:
 * `players.0.birthDate`.
 */
export function checkPlayers(
  offer: Offer,
  players: readonly OrderPlayer[],
  { complete, raceDay, asked }: Check,
): FieldError[] {
  const typed = players.flatMap(({ gender: _gender, ...player }, index) =>
    [...entryProblems({ ...player, category: "chosen" }, raceDay, asked), ...phoneProblems(player)].flatMap(
      ({ path, code }) => (code === "required" ? [] : [{ path: `players.${index}.${path}`, code }]),
    ),
  );
  const entering = players.map(({ firstName, lastName, gender, birthDate }) => ({
    firstName,
    lastName,
    gender,
    birthDate: readBirthDateCell(birthDate),
  }));
  // when a race is on does not matter for one entry alone
  const rule = { ...offer, gunAt: 0, timeLimitMs: null };
  const isMissing = (path: string) => !typed.some((problem) => problem.path === path);
  const broken = eligibilityProblems(rule, entering, raceDay, { complete });
  const missing = players.flatMap((player, index) =>
    complete
      ? missingOfPerson(player, asked).map(({ path, code }) => ({ path: `players.${index}.${path}`, code }))
      : [],
  );
  // a date that cannot be read is not missing
  return [...typed, ...broken.filter(({ path, code }) => code !== "required" || isMissing(path)), ...missing];
}

/** What is missing or wrong with who is written to. */
export function checkContact({ name, phone, email }: OrderContact): FieldError[] {
  const isEmailBad = email !== "" && !isEmailAddress(email);
  return [
    ...(name === "" ? [{ path: "contact.name", code: "required" }] : []),
    // one of them is enough to reach somebody
    ...(phone === "" && email === "" ? [{ path: "contact.phone", code: "required" }] : []),
    ...phoneProblems({ phone }, "contact"),
    ...(isEmailBad ? [{ path: "contact.email", code: "bad_email" }] : []),
  ];
}
