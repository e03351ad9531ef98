type Language = "th" | "en";

const locales = { th: "th-TH-u-ca-buddhist-nu-latn", en: "en-GB" } as const;

const th = {
  results: "ผลการแข่งขัน",
  startList: "รายชื่อผู้เข้าแข่งขัน",
  asOf: (at: string) => `ข้อมูล ณ ${at} น.`,
  revision: (version: string) => `ผลฉบับที่ ${version}`,
  listRevision: (version: string) => `รายชื่อฉบับที่ ${version}`,
  all: (count: string) => `ครบ ${count} รายการ`,
  found: (count: string) => `ตามตัวกรอง ${count} รายการ`,
  provisional: (number: string, at: string) => `ผลไม่เป็นทางการ ฉบับที่ ${number} ประกาศ ${at} น.`,
  official: (number: string, at: string) => `ผลเป็นทางการ ฉบับที่ ${number} ประกาศ ${at} น.`,
  changedSince: (count: string) => `หลังประกาศมีผลเปลี่ยน ${count} ราย`,
  fingerprint: (hash: string) => `ลายนิ้วมือ ${hash}`,
  place: "อันดับ",
  bib: "BIB",
  name: "ชื่อ",
  club: "ชมรม / ทีม",
  nation: "สัญชาติ",
  genderPlace: "อันดับเพศ",
  ageGroup: "รุ่นอายุ",
  agePlace: "อันดับ\nรุ่นอายุ",
  wonOverall: "Overall",
  gap: "ห่าง",
  time: "เวลา",
  laps: "รอบ",
  clocks: { gun: "กันไทม์", chip: "ชิปไทม์" },
  category: "รุ่น",
  wave: "เวฟ",
  start: "ออกตัว",
  gender: "เพศ",
  province: "จังหวัด",
  noBib: "ยังไม่มี",
  clock: (time: string) => `${time} น.`,
  mixedTeams: "ทีมผสม",
  genders: { M: "ชาย", F: "หญิง", X: "ไม่ระบุ" },
  genderShort: { M: "ช", F: "ญ", X: "" },
  statuses: {
    finished: "เข้าเส้นชัย",
    on_course: "อยู่ในเส้นทาง",
    started: "ออกตัวแล้ว",
    registered: "ยังไม่ออกตัว",
    otl: "เกินเวลา",
    dnf: "DNF",
    dns: "DNS",
    dsq: "DSQ",
  },
};

/** What lists on paper say in each language. */
export const printedWords: Readonly<Record<Language, typeof th>> = {
  th,
  en: {
    results: "Results",
    startList: "Start list",
    asOf: (at) => `As of ${at}`,
    revision: (version) => `Results revision ${version}`,
    listRevision: (version) => `List revision ${version}`,
    all: (count) => `All ${count} rows`,
    found: (count) => `${count} rows of a filtered list`,
    provisional: (number, at) => `Provisional results, list ${number}, published ${at}`,
    official: (number, at) => `Official results, list ${number}, published ${at}`,
    changedSince: (count) => `${count} results changed since`,
    fingerprint: (hash) => `Fingerprint ${hash}`,
    place: "Rank",
    bib: "Bib",
    name: "Name",
    club: "Club / team",
    nation: "Nation",
    genderPlace: "Gender",
    ageGroup: "Age group",
    agePlace: "Rank in\nage group",
    wonOverall: "Overall",
    gap: "Gap",
    time: "Time",
    laps: "Laps",
    clocks: { gun: "Gun", chip: "Chip" },
    category: "Category",
    wave: "Wave",
    start: "Start",
    gender: "Gender",
    province: "Province",
    noBib: "none yet",
    clock: (time) => time,
    mixedTeams: "Mixed teams",
    genders: { M: "Men", F: "Women", X: "Unspecified" },
    genderShort: { M: "M", F: "F", X: "" },
    statuses: {
      finished: "Finished",
      on_course: "On course",
      started: "Started",
      registered: "Not started",
      otl: "Over time",
      dnf: "DNF",
      dns: "DNS",
      dsq: "DSQ",
    },
  },
};

/** @example instantIn("th", at, "Asia/Bangkok") // "14 ธ.ค. 2568 05:30" */
export function instantIn(language: Language, at: number, timeZone: string): string {
  const style = { timeZone, day: "numeric", month: "short", year: "numeric" } as const;
  const parts = new Intl.DateTimeFormat(locales[language], style).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("day")} ${part("month")} ${part("year")} ${clockIn(at, timeZone)}`;
}

/** @example clockIn(at, "Asia/Bangkok") // "05:30" */
export function clockIn(at: number, timeZone: string, seconds = false): string {
  const style = { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-GB", seconds ? { ...style, second: "2-digit" } : style).format(at);
}

export const countIn = (count: number): string => count.toLocaleString("en-US");

/** A person's name for readers of a language. */
export function nameIn(language: Language, { name, nameEn, nameRtgs }: Named): string {
  return language === "en" ? nameEn || nameRtgs || name : name || nameEn;
}

interface Named {
  readonly name: string;
  readonly nameEn: string;
  readonly nameRtgs?: string | undefined;
}
