import { longestOf, type TextKind } from "./text-kinds.ts";

/** Kinds that are not stored texts: other values, or other ways of writing a field. */
type OtherKind = "category" | "title" | "fullName" | "gender" | "birthDate" | "age" | "start";

interface EntryField {
  readonly kind: TextKind | OtherKind;
  /** True: only staff with the right to personal data see it and set it. */
  readonly isPersonal?: true;
  /**
   * The headers of its column: first the Thai and the English one that we write, then others that `guessColumns` knows.
   */
  readonly words: readonly [th: string, en: string, ...others: string[]];
}

/**
 * Every field of an entry that people fill in, described once, in the order of a spreadsheet's columns. Import and
 * export, the contract, the drawer's form, its history, the audit log and the columns of the table follow from it: see
 * docs/decisions/0013-a-field-of-an-entry.md. People write a `title` and a `fullName`; we store gender, first name and
 * last name instead.
 */
export const entryFields = {
  bib: {
    kind: "code",
    words: ["หมายเลขวิ่ง", "Bib", "บิบ", "เบอร์วิ่ง", "หมายเลข bib", "เลข bib", "bib no", "bib number", "race number"],
  },
  category: {
    kind: "category",
    words: ["รุ่น", "Category", "ระยะ", "ประเภท", "ประเภทการแข่งขัน", "ระยะทาง", "distance", "race", "class", "model"],
  },
  title: { kind: "title", words: ["คำนำหน้า", "Title", "คำนำหน้าชื่อ", "prefix", "คำนำหน้านาม"] },
  fullName: {
    kind: "fullName",
    words: ["ชื่อ-นามสกุล", "Full name", "ชื่อ นามสกุล", "ชื่อและนามสกุล", "ชื่อ-สกุล", "ชื่อสกุล", "name", "runner", "ผู้สมัคร"],
  },
  firstName: {
    kind: "name",
    words: ["ชื่อ", "First name", "ชื่อจริง", "ชื่อภาษาไทย", "ชื่อ (ไทย)", "firstname", "given name", "first name (th)"],
  },
  lastName: {
    kind: "name",
    words: ["นามสกุล", "Last name", "สกุล", "นามสกุล (ไทย)", "lastname", "surname", "family name", "last name (th)"],
  },
  firstNameEn: {
    kind: "name",
    words: ["ชื่ออังกฤษ", "First name (EN)", "ชื่อ (อังกฤษ)", "ชื่อภาษาอังกฤษ", "firstnameen", "first name english"],
  },
  lastNameEn: {
    kind: "name",
    words: ["นามสกุลอังกฤษ", "Last name (EN)", "นามสกุล (อังกฤษ)", "นามสกุลภาษาอังกฤษ", "lastnameen"],
  },
  gender: { kind: "gender", words: ["เพศ", "Gender", "sex", "m/f"] },
  birthDate: {
    kind: "birthDate",
    isPersonal: true,
    words: [
      "วันเกิด",
      "Birth date",
      "วันเดือนปีเกิด",
      "ว/ด/ป เกิด",
      "วดป เกิด",
      "birthdate",
      "date of birth",
      "dob",
      "birthday",
    ],
  },
  age: { kind: "age", words: ["อายุ", "Age", "อายุ (ปี)"] },
  nationality: { kind: "code", words: ["สัญชาติ", "Nationality", "nat", "country", "ประเทศ", "noc"] },
  nationalId: {
    kind: "thaiId",
    isPersonal: true,
    words: [
      "เลขประจำตัวประชาชน",
      "Thai national ID",
      "เลขบัตรประชาชน",
      "บัตรประชาชน",
      "เลขที่บัตรประชาชน",
      "national id",
      "citizen id",
      "id card",
      "id card no",
      "id number",
    ],
  },
  passport: {
    kind: "passport",
    isPersonal: true,
    words: ["เลขหนังสือเดินทาง", "Passport", "หนังสือเดินทาง", "พาสปอร์ต", "passport no", "passport number"],
  },
  club: { kind: "name", words: ["ชมรม", "Club", "ชมรม/สังกัด", "สังกัด", "ต้นสังกัด", "ชมรมวิ่ง"] },
  province: { kind: "name", words: ["จังหวัด", "Province", "จังหวัดที่อยู่", "city", "hometown"] },
  address: { kind: "note", isPersonal: true, words: ["ที่อยู่", "Address", "บ้านเลขที่", "ที่อยู่ปัจจุบัน", "street"] },
  subdistrict: {
    kind: "name",
    isPersonal: true,
    words: ["ตำบล/แขวง", "Subdistrict", "ตำบล", "แขวง", "tambon", "sub-district"],
  },
  district: { kind: "name", isPersonal: true, words: ["อำเภอ/เขต", "District", "อำเภอ", "เขต", "amphoe"] },
  postcode: {
    kind: "code",
    isPersonal: true,
    words: ["รหัสไปรษณีย์", "Postcode", "ไปรษณีย์", "zip", "zip code", "postal code", "post code"],
  },
  team: { kind: "name", words: ["ทีม", "Team", "ชื่อทีม", "team name"] },
  division: { kind: "code", words: ["ดิวิชัน", "Division", "ดิวิชั่น", "กลุ่มนักวิ่ง", "ประเภทนักกีฬา", "div", "start group"] },
  shirtSize: {
    kind: "code",
    words: ["ขนาดเสื้อ", "Shirt size", "ไซส์เสื้อ", "ไซซ์เสื้อ", "เสื้อ", "size", "shirt", "t-shirt", "tshirt size"],
  },
  startsAt: {
    kind: "start",
    words: ["เวลาออกตัว", "Start time", "เวลาสตาร์ท", "เวลาปล่อยตัว", "start", "start at", "starttime"],
  },
  chip: { kind: "code", words: ["ชิป", "Chip", "รหัสชิป", "chip code", "transponder"] },
  phone: {
    kind: "phone",
    isPersonal: true,
    words: ["โทรศัพท์", "Phone", "เบอร์โทร", "เบอร์โทรศัพท์", "โทร", "มือถือ", "เบอร์มือถือ", "mobile", "tel", "telephone"],
  },
  email: { kind: "email", isPersonal: true, words: ["อีเมล", "E-mail", "อีเมล์", "email", "email address", "mail"] },
  emergencyName: {
    kind: "name",
    isPersonal: true,
    words: ["ผู้ติดต่อฉุกเฉิน", "Emergency contact", "ชื่อผู้ติดต่อฉุกเฉิน", "emergency name", "emergency contact name"],
  },
  emergencyRelation: {
    kind: "name",
    isPersonal: true,
    words: ["ความสัมพันธ์กับผู้ติดต่อฉุกเฉิน", "Emergency contact is", "ความสัมพันธ์", "relation", "relationship"],
  },
  emergencyPhone: {
    kind: "phone",
    isPersonal: true,
    words: ["เบอร์ฉุกเฉิน", "Emergency phone", "เบอร์ติดต่อฉุกเฉิน", "เบอร์โทรฉุกเฉิน", "emergency contact phone"],
  },
  medicalNote: {
    kind: "note",
    isPersonal: true,
    words: ["ข้อมูลสุขภาพ", "Medical note", "โรคประจำตัว", "แพ้ยา", "โรคประจำตัว/แพ้ยา", "medical", "medical condition"],
  },
} as const satisfies Readonly<Record<string, EntryField>>;

type Fields = typeof entryFields;

/** What a column of a spreadsheet of entries can hold. */
export type EntryColumn = keyof Fields;

/** The fields that are texts. */
export type TextField = { [K in EntryColumn]: Fields[K]["kind"] extends TextKind ? K : never }[EntryColumn];

/** The text fields that need the right to personal data. */
export type PersonalText = { [K in TextField]: Fields[K] extends { isPersonal: true } ? K : never }[TextField];

const isText = (column: EntryColumn): column is TextField => entryFields[column].kind in longestOf;

export const entryColumns = Object.keys(entryFields) as [EntryColumn, ...EntryColumn[]];
export const textFields: readonly TextField[] = entryColumns.filter(isText);

/** Columns that need the right to personal data. */
export const personalColumns: readonly EntryColumn[] = entryColumns.filter((name) => "isPersonal" in entryFields[name]);
export const personalTexts = personalColumns.filter(isText) as readonly PersonalText[];
