import type { CategoryForm, CoursePointRow } from "@time-event/contract/categories";
import type { StaffCourse } from "@time-event/contract/courses";
import { courseAlong } from "@time-event/domain/course/course-along";
import { decodeLine } from "@time-event/domain/course/line-text";
import { pointsAlong } from "@time-event/domain/course/points-along";
import {
  fullPriceName,
  earlyPriceName,
  newCategoryRulesOf,
  onePriceName,
} from "@time-event/domain/category/new-category";
import { instantOf } from "../../../lib/i18n/zoned-time.ts";
import { readDay } from "../../../ui/staff/date/day-text.ts";
import { cellsOf, clockIn, numberIn } from "../../../ui/staff/paste/pasted-lines.ts";
import type { ReadRow } from "../../../ui/staff/paste/paste-rows.tsx";
import { freeCode, newValues, type CategoryValues } from "../editor/category-values.ts";

type PassedPoint = Pick<CoursePointRow, "code" | "kind" | "distanceM">;

interface Words {
  readonly noName: string;
  readonly wrongNumber: string;
  readonly wrongEarly: string;
  /** What stands in the preview of two prices. */
  readonly prices: (early: string, until: string, full: string) => string;
  readonly baht: (amount: number) => string;
  readonly day: (day: string) => string;
  readonly nameOf: (course: Pick<StaffCourse, "name">) => string;
}

/** A category to store, with the GPX course that it takes; null: none fits. */
export interface PastedCategory {
  readonly values: CategoryValues;
  readonly courseId: number | null;
}

interface Surroundings {
  readonly eventId: number;
  readonly days: { readonly startsOn: string; readonly timeZone: string };
  /** The kind of event. */
  readonly art: string;
  readonly checkpoints: readonly (PassedPoint & { readonly lat: number | null; readonly lng: number | null })[];
  readonly courses: readonly Pick<StaffCourse, "id" | "name" | "line" | "distanceM">[];
  readonly takenCodes: readonly string[];
}

/** @example kilometresOf("มินิ 10.5 กม.") // 10.5 */
export function kilometresOf(name: string): number | null {
  const [, km] = /(\d+(?:\.\d+)?)\s*(?:กม|ก\.ม|km|k\b)/i.exec(name) ?? [];
  return km === undefined ? null : Number(km);
}

/**
 * The points that a category of a length passes: the start, what lies before its end, and the finish at its own distance, since one arch is
 * passed by several distances. Without a start and a finish, or without a length, none: the course is set on the category's page.
 */
export function courseOfLength(
  points: readonly PassedPoint[],
  km: number | null,
): Pick<CategoryForm, "course" | "distancesM"> {
  const start = points.find(({ kind }) => kind === "start");
  const finish = points.find(({ kind }) => kind === "finish");
  if (!start || !finish || km === null) return { course: [] };
  const lengthM = Math.round(km * 1000);
  const between = points
    .filter(({ kind, distanceM }) => kind === "split" && distanceM > 0 && distanceM < lengthM)
    .toSorted((a, b) => a.distanceM - b.distanceM);
  // of a shorter distance, nobody knows which points of the long one it passes
  const isWhole = Math.abs(finish.distanceM - lengthM) < 1;
  const passed = isWhole ? between : [];
  return {
    course: [start.code, ...passed.map(({ code }) => code), finish.code],
    distancesM: [null, ...passed.map(() => null), isWhole ? null : lengthM],
  };
}

/** An announced and a measured length mean the same course when they differ by no more than this. */
const sameLength = 0.08;

/** The GPX course that is about as long, the closest one. */
function courseFor(courses: Surroundings["courses"], km: number | null) {
  if (km === null) return undefined;
  const off = ({ distanceM }: { readonly distanceM: number }) => Math.abs(distanceM / (km * 1000) - 1);
  return courses.filter((course) => off(course) <= sameLength).toSorted((a, b) => off(a) - off(b))[0];
}

/**
 * The points of a category: along its GPX course where there is one, else those of its length.
 */
function courseOf({ checkpoints }: Surroundings, gpx: Surroundings["courses"][number] | undefined, km: number | null) {
  const own = courseOfLength(checkpoints, km);
  const points = gpx ? pointsAlong(decodeLine(gpx.line), checkpoints) : [];
  return points.length > own.course.length ? courseAlong(own, points) : own;
}

/** Two prices of which the first ends on a day, or one; null: one of them cannot be read. */
function pricesOf(
  full: number | null,
  early: string,
  until: string,
  timeZone: string,
): CategoryForm["feeTiers"] | null {
  const satang = (baht: number) => Math.round(baht * 100);
  const price = { endsAt: null, untilSold: null };
  if (full === null) return early === "" ? [] : null;
  if (early === "") return [{ ...price, name: onePriceName, priceSatang: satang(full) }];
  const [baht, day] = [numberIn(early, 2), readDay(until)];
  if (baht === null || Number.isNaN(baht) || day === null) return null;
  const endsAt = instantOf({ day, time: "23:59" }, timeZone);
  return [
    { ...price, name: earlyPriceName, priceSatang: satang(baht), endsAt },
    { ...price, name: fullPriceName, priceSatang: satang(full) },
  ];
}

/**
 * Categories from lines of a name, a price, how many may enter and the gun, then an earlier price and its last day. All else is as in a new
 * category.
 * @example readCategories("มินิ 10 กม., 600, 500, 06:00, 500, 31/10/2570", words, around)
 */
export function readCategories(text: string, words: Words, around: Surroundings): ReadRow<PastedCategory>[] {
  const taken = [...around.takenCodes];
  const { startsOn, timeZone } = around.days;
  return cellsOf(text).map(([name = "", price, capacity, gun, early = "", until = "", english = ""]) => {
    const km = kilometresOf(name);
    const code = freeCode(km === null ? name.slice(0, 12).replace(/\s+/g, "-") : `${km}K`, taken);
    taken.push(code);
    const [baht, places] = [numberIn(price, 2), numberIn(capacity, 0)];
    const clock = clockIn(gun);
    const isWrong = Number.isNaN(baht ?? 0) || Number.isNaN(places ?? 0) || ((gun ?? "") !== "" && clock === null);
    const feeTiers = isWrong ? [] : pricesOf(baht, early, until, timeZone);
    const problem =
      name === "" ? words.noName : isWrong ? words.wrongNumber : feeTiers === null ? words.wrongEarly : undefined;
    const gpx = courseFor(around.courses, km);
    const values = newValues(around.eventId, newCategoryRulesOf(around.art), around.days);
    const row: CategoryValues = {
      ...values,
      ...courseOf(around, gpx, km),
      name: { th: name, en: english },
      code,
      capacity: places,
      gunAt: clock === null ? values.gunAt : instantOf({ day: startsOn, time: clock }, timeZone),
      feeTiers: feeTiers ?? [],
    };
    const [first, second] = row.feeTiers.map(({ priceSatang }) => words.baht(priceSatang / 100));
    const shown =
      second === undefined ? (first ?? price ?? "") : words.prices(first!, words.day(readDay(until)!), second);
    return {
      cells: [name, code, shown, capacity ?? "", clock ?? "06:00", gpx ? words.nameOf(gpx) : "–"],
      row: problem ? null : { values: row, courseId: gpx?.id ?? null },
      problem,
    };
  });
}
