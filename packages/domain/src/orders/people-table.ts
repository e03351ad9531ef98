import { columnTitles } from "../entries/entry-columns.ts";
import { personalColumns } from "../entries/entry-fields.ts";
import type { LocalName } from "../race/local-name.ts";
import { isShippingColumn, orderColumns, shippingColumns } from "./order-table.ts";

const titleOf = (field: keyof ReturnType<typeof columnTitles>): LocalName => ({
  th: columnTitles("th")[field],
  en: columnTitles("en")[field],
});

/** The columns of a table with a row for each person of orders, in their order; add-ons and questions come after them. */
export const peopleColumns = {
  reference: orderColumns.reference,
  state: orderColumns.state,
  contactName: orderColumns.contactName,
  category: titleOf("category"),
  wave: { th: "เวฟ", en: "Start wave" },
  team: titleOf("team"),
  bib: titleOf("bib"),
  firstName: titleOf("firstName"),
  lastName: titleOf("lastName"),
  firstNameEn: { th: "ชื่อ (อังกฤษ)", en: "First name (English)" },
  lastNameEn: { th: "นามสกุล (อังกฤษ)", en: "Last name (English)" },
  gender: titleOf("gender"),
  birthDate: titleOf("birthDate"),
  nationality: titleOf("nationality"),
  club: titleOf("club"),
  shirtSize: titleOf("shirtSize"),
  phone: titleOf("phone"),
  email: titleOf("email"),
  emergencyName: titleOf("emergencyName"),
  emergencyPhone: titleOf("emergencyPhone"),
  medicalNote: titleOf("medicalNote"),
  ...shippingColumns,
} as const satisfies Readonly<Record<string, LocalName>>;
export type PeopleColumn = keyof typeof peopleColumns;

/** What such a table has only for those who may see personal data; answers to questions are among it. */
export const personalPeopleColumns = (Object.keys(peopleColumns) as PeopleColumn[]).filter(
  (column) => isShippingColumn(column) || personalColumns.some((personal) => personal === column),
);
