/** A person's name in Thai and in Latin letters; "": not known. */
export interface MemberName {
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
}

/**
 * The members of a relay as one line names them, in its order: apart by semicolons, the Latin name in brackets.
 *
 * @example
 * memberNames("มานี ใจดี (Mani Jaidee); ปิติ");
 * // [{ firstName: "มานี", lastName: "ใจดี", firstNameEn: "Mani", lastNameEn: "Jaidee" },
 * //  { firstName: "ปิติ", lastName: "", firstNameEn: "", lastNameEn: "" }]
 */
export function memberNames(line: string): MemberName[] {
  return line
    .split(";")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => {
      const bracket = name.endsWith(")") ? name.lastIndexOf("(") : -1;
      const [own, latin] = bracket < 0 ? [name, ""] : [name.slice(0, bracket), name.slice(bracket + 1, -1)];
      const [firstName, lastName] = inTwo(own);
      const [firstNameEn, lastNameEn] = inTwo(latin);
      return { firstName, lastName, firstNameEn, lastNameEn };
    });
}

/** The first word, and what follows it. */
function inTwo(name: string): [first: string, rest: string] {
  const [first = "", ...rest] = name.trim().split(/\s+/u);
  return [first, rest.join(" ")];
}
