interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

interface NamedTwice extends Named {
  readonly firstNameEn: string;
  readonly lastNameEn: string;
}

/**
 * First and last name of a person, of whom one may be missing.
 *
 * @example
 * fullName({ firstName: "มานี", lastName: "" }); // "มานี"
 */
export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim();
}

/**
 * The same in Latin letters.
 *
 * @example
 * latinName({ firstName: "มานี", lastName: "ใจดี", firstNameEn: "Manee", lastNameEn: "Jaidee" }); // "Manee Jaidee"
 */
export function latinName({ firstNameEn, lastNameEn }: NamedTwice): string {
  return fullName({ firstName: firstNameEn, lastName: lastNameEn });
}

/**
 * The name of somebody who may have filled in only one of the two.
 *
 * @example
 * nameInEither({ firstName: "", lastName: "", firstNameEn: "Anna", lastNameEn: "Svensson" }); // "Anna Svensson"
 */
export function nameInEither(person: NamedTwice): string {
  return fullName(person) || latinName(person);
}
