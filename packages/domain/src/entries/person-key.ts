/** Titles that people write before a first name, or leave out. */
const title = /^(?:เด็กชาย|เด็กหญิง|นางสาว|นาง|นาย|ดช|ดญ|นส|mrs|mr|miss|ms|dr)/;

/**
 * What a person is told by, however the name is written: without title, blanks and signs, in small letters of usual width. Names
 * are only alike with the same birth date, so two people hardly have one key.
 *
 * @param birthDate `YYYY-MM-DD`
 * @example
 * personKey("นางสาวสมหญิง รักวิ่ง", "1990-01-01"); // "สมหญิงรักวิ่ง 1990-01-01"
 * personKey("น.ส. สมหญิง  รักวิ่ง.", "1990-01-01"); // "สมหญิงรักวิ่ง 1990-01-01"
 */
export function personKey(name: string, birthDate: string): string {
  const bare = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  // a name of a title alone stays one
  return `${bare.replace(title, "") || bare} ${birthDate}`;
}
