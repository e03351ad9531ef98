/** What of a player decides whether they may enter and what they cost. Everything else they can fill in after it. */
const decisive = ["firstName", "lastName", "gender", "birthDate", "addOns"] as const;
export type DecisiveField = (typeof decisive)[number];

/**
 * May a member with a link of their own fill this in after the order was confirmed?
 *
 * @example
 * isForLater("answers.7"); // true
 * isForLater("birthDate"); // false
 */
export function isForLater(path: string): boolean {
  return !decisive.some((field) => path === field || path.startsWith(`${field}.`));
}

interface Filled {
  readonly firstName: string;
  readonly lastName: string;
  readonly addOns: readonly unknown[];
  readonly answers: Readonly<Record<string, unknown>>;
}

/**
 * What a captain has typed about somebody who filled in their own part: what the captain left blank stays as the member
 * filled it in, because the captain's form may be older.
 *
 * @example
 * keepFilledIn({ ...member, phone: "081" }, { ...member, phone: "" }).phone; // "081"
 */
export function keepFilledIn<P extends Filled>(stored: P, typed: P): P {
  const isOther = typed.firstName !== "" && typed.firstName + typed.lastName !== stored.firstName + stored.lastName;
  if (isOther) return typed;
  const kept = Object.entries(typed).map(([field, value]) => {
    const isBlank = value === "" || value === null || (Array.isArray(value) && value.length === 0);
    return [field, isBlank ? stored[field as keyof P] : value];
  });
  return { ...(Object.fromEntries(kept) as P), answers: { ...stored.answers, ...typed.answers } };
}

/** A player after the confirmation: what decided about the order stays as it was. */
export function withRest<P extends Readonly<Record<DecisiveField, unknown>>>(stored: P, typed: P): P {
  return { ...typed, ...Object.fromEntries(decisive.map((field) => [field, stored[field]])) };
}
