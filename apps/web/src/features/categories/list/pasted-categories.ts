import type { CategoryForm, CoursePointRow } from "@time-event/contract/categories";
import { newCategoryRules, onePriceName } from "@time-event/domain/category/new-category";
import { instantOf } from "../../../lib/i18n/zoned-time.ts";
import { cellsOf, clockIn, numberIn } from "../../../ui/staff/paste/pasted-lines.ts";
import type { ReadRow } from "../../../ui/staff/paste/paste-rows.tsx";
import { freeCode, newValues, type CategoryValues } from "../editor/category-values.ts";

interface Words {
  readonly noName: string;
  readonly wrongNumber: string;
}

interface Surroundings {
  readonly eventId: number;
  readonly days: { readonly startsOn: string; readonly timeZone: string };
  readonly checkpoints: readonly CoursePointRow[];
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
  points: readonly CoursePointRow[],
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

/**
 * Categories from lines of a name, a price, how many may enter and the gun. All else is as in a new category.
 * @example readCategories("มินิ 10 กม., 600, 500, 06:00", words, around)
 */
export function readCategories(text: string, words: Words, around: Surroundings): ReadRow<CategoryValues>[] {
  const taken = [...around.takenCodes];
  return cellsOf(text).map(([name = "", price, capacity, gun, english = ""]) => {
    const km = kilometresOf(name);
    const code = freeCode(km === null ? name.slice(0, 12).replace(/\s+/g, "-") : `${km}K`, taken);
    taken.push(code);
    const [baht, places] = [numberIn(price, 2), numberIn(capacity, 0)];
    const clock = clockIn(gun);
    const isWrong = Number.isNaN(baht ?? 0) || Number.isNaN(places ?? 0) || ((gun ?? "") !== "" && clock === null);
    const problem = name === "" ? words.noName : isWrong ? words.wrongNumber : undefined;
    const values = newValues(around.eventId, newCategoryRules, around.days);
    const row: CategoryValues = {
      ...values,
      ...courseOfLength(around.checkpoints, km),
      name: { th: name, en: english },
      code,
      capacity: places,
      gunAt:
        clock === null ? values.gunAt : instantOf({ day: around.days.startsOn, time: clock }, around.days.timeZone),
      feeTiers:
        baht === null
          ? []
          : [{ name: onePriceName, priceSatang: Math.round(baht * 100), endsAt: null, untilSold: null }],
    };
    return { cells: [name, code, price ?? "", capacity ?? "", clock ?? "06:00"], row: problem ? null : row, problem };
  });
}
