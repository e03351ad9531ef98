import type { Gender } from "../race/race.ts";
import type { LocalName } from "../race/local-name.ts";
import { inLanguage } from "../text/in-language.ts";
import { type AskedOfPerson, personPartNames, personParts } from "./asked-of-person.ts";
import { columnTitle } from "./entry-columns.ts";
import { type EntryColumn, entryColumns, personalColumns } from "./entry-fields.ts";
import { type ExtraColumn, extraTitle } from "./extra-columns.ts";

/** What a spreadsheet of entries may have for one event. */
export interface TakenColumns {
  readonly asked: AskedOfPerson;
  readonly categories: readonly { readonly code: string; readonly gender: "any" | "M" | "F" }[];
  readonly extras: readonly {
    readonly column: string;
    readonly name: LocalName;
    readonly options: readonly LocalName[];
  }[];
}

interface Look {
  /** May the user see and set personal data? */
  readonly mayPersonal: boolean;
}

/** Ways of writing a field that has a column of its own; and what only some races need. */
const inNoSample: ReadonlySet<EntryColumn> = new Set([
  "fullName",
  "title",
  "age",
  "startsAt",
  "division",
  "team",
  "chip",
]);

/**
 * The columns of an entry that an event takes, in the order of a spreadsheet: not what it does not ask, nor what the user may not set.
 *
 * @example
 * takenColumns(usuallyAsked, { mayPersonal: true }).includes("nationalId"); // false
 */
export function takenColumns(asked: AskedOfPerson, { mayPersonal }: Look): EntryColumn[] {
  const unasked: readonly string[] = personPartNames.flatMap((part) =>
    asked[part] === "hidden" ? personParts[part] : [],
  );
  return entryColumns.filter(
    (column) => !unasked.includes(column) && (mayPersonal || !personalColumns.includes(column)),
  );
}

type Sample = { readonly gender: Gender } & Readonly<
  Partial<Record<Exclude<EntryColumn, "gender" | "category">, LocalName | string>>
>;
const people: readonly Sample[] = [
  {
    gender: "F",
    bib: "9001",
    firstName: { th: "สมหญิง", en: "Somying" },
    lastName: { th: "ตัวอย่าง", en: "Sample" },
    firstNameEn: "Somying",
    lastNameEn: "Sample",
    birthDate: { th: "15/3/2533", en: "15/3/1990" },
    nationality: "THA",
    nationalId: "1101700230708",
    club: { th: "ชมรมวิ่งสวนลุมพินี", en: "Lumphini Running Club" },
    province: { th: "เชียงใหม่", en: "เชียงใหม่" },
    address: "99/1",
    subdistrict: { th: "สุเทพ", en: "Suthep" },
    district: { th: "เมืองเชียงใหม่", en: "Mueang Chiang Mai" },
    postcode: "50200",
    shirtSize: "M",
    phone: "081-234-5678",
    email: "somying@example.org",
    emergencyName: { th: "สมชาย ตัวอย่าง", en: "Somchai Sample" },
    emergencyRelation: { th: "พี่ชาย", en: "brother" },
    emergencyPhone: "089-876-5432",
    medicalNote: { th: "แพ้เพนิซิลลิน", en: "allergic to penicillin" },
  },
  {
    gender: "M",
    bib: "9002",
    firstName: { th: "มานพ", en: "Manop" },
    birthDate: { th: "1 ม.ค. 2531", en: "1 Jan 1988" },
    nationality: "THA",
    passport: "AA1234567",
    phone: "0898765432",
  },
];

const genders = { F: { th: "หญิง", en: "F" }, M: { th: "ชาย", en: "M" }, X: { th: "อื่นๆ", en: "X" } } as const;

/**
 * A file that the import of an event takes as it is: a header and two invented people, the second with a single name.
 *
 * @example
 * sampleFile(columns, "en", { mayPersonal: true })[0]; // ["Bib", "Category", "First name", …]
 */
export function sampleFile(
  { asked, categories, extras }: TakenColumns,
  language: "th" | "en",
  look: Look,
): readonly (readonly string[])[] {
  const columns = takenColumns(asked, look).filter((column) => !inNoSample.has(column));
  // questions ask about illness
  const own = extras.filter(({ column }) => look.mayPersonal || column.startsWith("addOn"));
  const header = [
    ...columns.map((column) => columnTitle(column, language)),
    ...own.map(({ column, name }) => extraTitle({ column: column as ExtraColumn, name }, language)),
  ];
  const rows = people.map((person) => {
    const takes = ({ gender }: (typeof categories)[number]) => gender === "any" || gender === person.gender;
    const category = (categories.find(takes) ?? categories[0])?.code ?? "";
    const cells = columns.map((column) => {
      if (column === "category") return category;
      if (column === "gender") return genders[person.gender][language];
      const cell = person[column] ?? "";
      return typeof cell === "string" ? cell : cell[language];
    });
    return [...cells, ...own.map(({ options: [first] }) => (first ? inLanguage(first, language) : ""))];
  });
  return [header, ...rows];
}
