/** What a column of a spreadsheet of entries can be. `title` and `fullName` are how people write what we keep apart. */
export const entryColumns = [
  "bib",
  "category",
  "title",
  "fullName",
  "firstName",
  "lastName",
  "firstNameEn",
  "lastNameEn",
  "gender",
  "birthDate",
  "age",
  "nationality",
  "club",
  "province",
  "team",
  "shirtSize",
  "chip",
  "phone",
  "email",
  "emergencyName",
  "emergencyPhone",
  "medicalNote",
] as const;
export type EntryColumn = (typeof entryColumns)[number];

/** Columns that only those may set who may see personal data. */
export const personalColumns: readonly EntryColumn[] = [
  "birthDate",
  "phone",
  "email",
  "emergencyName",
  "emergencyPhone",
  "medicalNote",
];

/** What can be wrong with a line, as words that the web translates. */
export const lineProblemCodes = [
  "missing",
  "too_long",
  "unknown_category",
  "unknown_gender",
  "bad_date",
  "born_after_race",
  "bad_age",
  "bad_email",
  "thai_id",
  "formula_error",
  "duplicate_in_file",
  "bib_taken",
  "chip_taken",
  "bib_has_reads",
  "gender_not_allowed",
  "category_full",
  "ambiguous",
] as const;
export type LineProblemCode = (typeof lineProblemCodes)[number];

/** The words of headers, the ones that we write first: Thai, then English. */
const headerWords: Readonly<Record<EntryColumn, readonly [th: string, en: string, ...others: string[]]>> = {
  bib: ["หมายเลขวิ่ง", "Bib", "บิบ", "เบอร์วิ่ง", "หมายเลข bib", "เลข bib", "bib no", "bib number", "race number"],
  category: ["รุ่น", "Category", "ระยะ", "ประเภท", "ประเภทการแข่งขัน", "ระยะทาง", "distance", "race", "class", "model"],
  title: ["คำนำหน้า", "Title", "คำนำหน้าชื่อ", "prefix", "คำนำหน้านาม"],
  fullName: ["ชื่อ-นามสกุล", "Full name", "ชื่อ นามสกุล", "ชื่อและนามสกุล", "ชื่อ-สกุล", "ชื่อสกุล", "name", "runner", "ผู้สมัคร"],
  firstName: ["ชื่อ", "First name", "ชื่อจริง", "ชื่อภาษาไทย", "ชื่อ (ไทย)", "firstname", "given name", "first name (th)"],
  lastName: ["นามสกุล", "Last name", "สกุล", "นามสกุล (ไทย)", "lastname", "surname", "family name", "last name (th)"],
  firstNameEn: ["ชื่ออังกฤษ", "First name (EN)", "ชื่อ (อังกฤษ)", "ชื่อภาษาอังกฤษ", "firstnameen", "first name english"],
  lastNameEn: ["นามสกุลอังกฤษ", "Last name (EN)", "นามสกุล (อังกฤษ)", "นามสกุลภาษาอังกฤษ", "lastnameen"],
  gender: ["เพศ", "Gender", "sex", "m/f"],
  birthDate: [
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
  age: ["อายุ", "Age", "อายุ (ปี)"],
  nationality: ["สัญชาติ", "Nationality", "nat", "country", "ประเทศ", "noc"],
  club: ["ชมรม", "Club", "ชมรม/สังกัด", "สังกัด", "ต้นสังกัด", "ชมรมวิ่ง"],
  province: ["จังหวัด", "Province", "จังหวัดที่อยู่", "city", "hometown"],
  team: ["ทีม", "Team", "ชื่อทีม", "team name"],
  shirtSize: ["ขนาดเสื้อ", "Shirt size", "ไซส์เสื้อ", "ไซซ์เสื้อ", "เสื้อ", "size", "shirt", "t-shirt", "tshirt size"],
  chip: ["ชิป", "Chip", "รหัสชิป", "chip code", "transponder"],
  phone: ["โทรศัพท์", "Phone", "เบอร์โทร", "เบอร์โทรศัพท์", "โทร", "มือถือ", "เบอร์มือถือ", "mobile", "tel", "telephone"],
  email: ["อีเมล", "E-mail", "อีเมล์", "email", "email address", "mail"],
  emergencyName: ["ผู้ติดต่อฉุกเฉิน", "Emergency contact", "ชื่อผู้ติดต่อฉุกเฉิน", "emergency name", "emergency contact name"],
  emergencyPhone: ["เบอร์ฉุกเฉิน", "Emergency phone", "เบอร์ติดต่อฉุกเฉิน", "เบอร์โทรฉุกเฉิน", "emergency contact phone"],
  medicalNote: ["ข้อมูลสุขภาพ", "Medical note", "โรคประจำตัว", "แพ้ยา", "โรคประจำตัว/แพ้ยา", "medical", "medical condition"],
};

const columnOf = new Map(
  entryColumns.flatMap((column) => [column, ...headerWords[column]].map((word) => [keyOf(word), column] as const)),
);

/**
 * What the columns under a header are, by its words in Thai or English; null where no word is known, and where an
 * earlier column is the same already.
 *
 * @example
 * guessColumns(["ลำดับ", "BIB", "ชื่อ-นามสกุล", "เพศ"]); // [null, "bib", "fullName", "gender"]
 */
export function guessColumns(header: readonly string[]): (EntryColumn | null)[] {
  const taken = new Set<EntryColumn>();
  return header.map((word) => {
    const column = columnOf.get(keyOf(word));
    if (!column || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/**
 * The word that we write above a column, which `guessColumns` knows again.
 *
 * @example
 * columnTitle("bib", "th"); // "หมายเลขวิ่ง"
 */
export function columnTitle(column: EntryColumn, language: "th" | "en"): string {
  return headerWords[column][language === "th" ? 0 : 1];
}

/** A header's word without what people write around it: case, blanks, dots, stars for what must be filled in. */
function keyOf(word: string): string {
  return word.toLowerCase().replace(/[\s._*:：-]+/g, "");
}
