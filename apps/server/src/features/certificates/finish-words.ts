import type { EventPage } from "@time-event/contract/events";
import { inLanguage } from "@time-event/domain/text/in-language";
import type { Finish, Place } from "./finish.ts";

const locales = { th: "th-TH-u-ca-buddhist-nu-latn", en: "en-GB" } as const;
type Language = keyof typeof locales;

/** @example daysIn("th")({ startsOn: "2026-11-21", endsOn: "2026-11-22" }) // "21–22 พฤศจิกายน 2569" */
const daysIn =
  (language: Language) =>
  ({ startsOn, endsOn }: Pick<EventPage, "startsOn" | "endsOn">): string => {
    const first = partsIn(language, startsOn);
    const last = partsIn(language, endsOn);
    const until = `${last.day} ${last.month} ${last.year}`;
    if (startsOn === endsOn) return until;
    if (first.year !== last.year) return `${first.day} ${first.month} ${first.year} – ${until}`;
    return first.month === last.month ? `${first.day}–${until}` : `${first.day} ${first.month} – ${until}`;
  };

const style = { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" } as const;
/** Made once: one takes longer than the rest of a certificate. */
const dayFormats = {
  th: new Intl.DateTimeFormat(locales.th, style),
  en: new Intl.DateTimeFormat(locales.en, style),
};

function partsIn(language: Language, on: string) {
  const parts = dayFormats[language].formatToParts(Date.parse(on));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return { day: part("day"), month: part("month"), year: part("year") };
}

type Placed = Pick<Finish, "gender" | "isRelay" | "ageGroup">;
type Shown = Pick<Place, "ranking" | "name">;
const none = { th: "", en: "" };

const ages = (code: string) => code.replace(/(\d+)-(\d+)$/, "$1–$2");

const th = {
  certificate: "เกียรติบัตร",
  certifies: "ขอมอบเกียรติบัตรฉบับนี้ให้ไว้เพื่อแสดงว่า",
  finished: "เข้าเส้นชัย",
  time: "เวลา",
  laps: (laps: number) => `${laps} รอบ`,
  bib: "BIB",
  days: daysIn("th"),
  distance: (metres: number) => (metres > 0 ? `${Math.round(metres / 100) / 10} กม.` : ""),
  of: (count: string) => `จาก ${count}`,
  official: "ผลอย่างเป็นทางการ",
  provisional: "ผลยังไม่เป็นทางการ",
  mayChange: "ผลยังไม่เป็นทางการ เวลาและอันดับอาจเปลี่ยนแปลง",
  revision: (revision: number) => `ฉบับผลที่ ${revision}`,
  organiser: "ผู้จัด",
  statuses: {
    finished: "เข้าเส้นชัย",
    on_course: "กำลังแข่ง",
    started: "ออกสตาร์ทแล้ว",
    registered: "ลงทะเบียนแล้ว",
    otl: "เกินเวลา",
    dnf: "ไม่จบการแข่งขัน",
    dns: "ไม่ออกสตาร์ท",
    dsq: "ถูกตัดสิทธิ์",
  } satisfies Record<Finish["status"], string>,
  place: ({ gender, isRelay, ageGroup }: Placed, { ranking, name }: Shown): string => {
    if (ranking === "named") return inLanguage(name ?? none, "th");
    if (ranking === "overall") return "อันดับรวม";
    if (ranking === "gender") return { M: "ชาย", F: "หญิง", X: isRelay ? "ทีมผสม" : "เพศอื่น" }[gender];
    return `อายุ ${ages(ageGroup ?? "")}`;
  },
};

/** What pictures and certificates of results say in each language. */
export const finishWords: Readonly<Record<Language, typeof th>> = {
  th,
  en: {
    certificate: "Certificate",
    certifies: "This is to certify that",
    finished: "finished",
    time: "Time",
    laps: (laps) => (laps === 1 ? "1 lap" : `${laps} laps`),
    bib: "BIB",
    days: daysIn("en"),
    distance: (metres) => (metres > 0 ? `${Math.round(metres / 100) / 10} km` : ""),
    of: (count) => `of ${count}`,
    official: "Official result",
    provisional: "Provisional result",
    mayChange: "Provisional result: time and places may still change",
    revision: (revision) => `Results revision ${revision}`,
    organiser: "Organiser",
    statuses: {
      finished: "Finished",
      on_course: "Racing",
      started: "Started",
      registered: "Entered",
      otl: "Over time limit",
      dnf: "Did not finish",
      dns: "Did not start",
      dsq: "Disqualified",
    },
    place: ({ gender, isRelay, ageGroup }, { ranking, name }) => {
      if (ranking === "named") return inLanguage(name ?? none, "en");
      if (ranking === "overall") return "Overall";
      if (ranking === "gender") return { M: "Men", F: "Women", X: isRelay ? "Mixed teams" : "Other gender" }[gender];
      return `Age ${ages(ageGroup ?? "")}`;
    },
  },
};
