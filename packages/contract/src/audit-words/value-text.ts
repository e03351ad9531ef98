import { inLanguage, type TextInBoth } from "@time-event/domain/text/in-language";
import { writeDuration } from "@time-event/domain/time/duration-text";
import type { Crop } from "../images.ts";

/** How numbers, money and instants are written, which the reader's place decides. */
export interface ValueFormat {
  readonly number: (value: number) => string;
  readonly exactBaht: (satang: number) => string;
  readonly day: (day: string) => string;
  readonly instant: (at: number) => string;
}

const said = {
  th: {
    empty: "ว่าง",
    yes: "ใช่",
    no: "ไม่",
    seconds: (count: string) => `${count} วินาที`,
    wholePicture: "ทั้งภาพ",
    crop: (width: string, height: string, left: string, top: string) =>
      `กว้าง ${width} สูง ${height} เว้นจากซ้าย ${left} จากบน ${top}`,
  },
  en: {
    empty: "empty",
    yes: "Yes",
    no: "No",
    seconds: (count: string) => `${count} s`,
    wholePicture: "Whole picture",
    crop: (width: string, height: string, left: string, top: string) =>
      `${width} wide, ${height} high, ${left} from the left, ${top} from the top`,
  },
};

/** Parts of a value that only the machine reads. */
const unspoken = new Set(["id", "revision", "eventId", "uid", "hash", "sha256", "formId", "submit", "seen", "trackId"]);
/** Fields that name rows. Where the server knew no name for a row, its number is left. */
const ofRows = /Ids?$|^(ids|order|answerFile|clonedFrom|statementLine)$/;
const isRow = (value: unknown) => typeof value === "number" || /^(entry|player|order|contact)-\d/.test(String(value));

/**
 * Whether a value says something to people: numbers of rows, marks of files and of forms do not.
 * @example isSpoken("categoryIds", [7]) // false: a row that is no more
 */
export function isSpoken(field: string, value: unknown): boolean {
  if (unspoken.has(field)) return false;
  // which one it is says nothing, that there is one does
  if (field === "pictureId") return true;
  // an order of rows, also of those that a code names
  if (field === "order" && Array.isArray(value)) return false;
  if (Array.isArray(value) && value.some((each) => typeof each === "string")) return !value.some(isRow);
  // what a change of many did to one row
  if (/^\d+$/.test(field)) return false;
  return !ofRows.test(field) || [value].flat().every((each) => !isRow(each));
}

/** The words for fields and for the values that they are chosen from; undefined: there is none. */
export interface Names {
  readonly field: (code: string) => string | undefined;
  readonly value: (field: string, value: string) => string | undefined;
}

const isNothing = (value: unknown) => value === null || value === undefined || value === "";
const isText = (value: object): value is TextInBoth => "th" in value && "en" in value;

/**
 * The value of a field in words: what it is follows from the field's name, which wears its unit.
 * @example valueText("en", names, format)("feeSatang", 50_000) // "฿500.00"
 */
export function valueText(
  language: "th" | "en",
  names: Names,
  format: ValueFormat,
): (field: string, value: unknown) => string {
  const words = said[language];
  const text = (field: string, value: unknown): string => {
    if (field === "crop") return cropText(value as Crop | null);
    if (field === "pictureId" && typeof value !== "string") return names.value(field, value ? "one" : "none")!;
    if (isNothing(value)) return words.empty;
    if (typeof value === "boolean") return value ? words.yes : words.no;
    if (typeof value === "number") return numberText(field, value);
    if (typeof value === "string") return names.value(field, value) ?? dayText(value);
    if (typeof value !== "object" || value === null) return words.empty;
    if (Array.isArray(value)) return value.map((each) => text(field, each)).join("\n") || words.empty;
    const [name, rest] = isText(value) ? textAndRest(value) : ["", value];
    const parts = Object.entries(rest).filter(
      ([part, inside]) => part !== "pictureId" && isSpoken(part, inside) && !isNothing(inside),
    );
    return [name, ...parts.map(([part, inside]) => partText(part, inside))].filter(Boolean).join(" · ") || words.empty;
  };
  /** A row of a list, such as an item of the menu: its name, and what else it has. */
  const textAndRest = ({ th, en, ...rest }: TextInBoth) => [inLanguage({ th, en }, language), rest] as const;
  /** A part of a value: a bare yes or a bare number says nothing, so it stands beside its name. */
  const partText = (part: string, inside: unknown): string => {
    const name = names.field(part);
    if (name === undefined) return text(part, inside);
    if (typeof inside === "boolean") return inside ? name : "";
    const isBare = typeof inside === "number" && !/(^at|At|Until|Ms)$|satang$/i.test(part);
    return isBare ? `${name} ${text(part, inside)}` : text(part, inside);
  };
  const numberText = (field: string, value: number) => {
    if (/(^at|At|Until)$/.test(field)) return format.instant(value);
    if (/satang$/i.test(field)) return format.exactBaht(value);
    if (field.endsWith("Ms")) {
      return value >= 60_000 && value % 1000 === 0 ? writeDuration(value) : words.seconds(format.number(value / 1000));
    }
    return format.number(value);
  };
  /** A part of a picture, which is kept as shares of its sides. */
  const cropText = (crop: Crop | null | undefined) => {
    if (!crop) return words.wholePicture;
    const percent = (share: number) => `${format.number(Math.round(share * 100))}%`;
    return words.crop(percent(crop.width), percent(crop.height), percent(crop.x), percent(crop.y));
  };
  const dayText = (value: string) =>
    /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? format.day(value) : value;
  return text;
}
