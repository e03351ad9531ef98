import type { CategoryForm } from "@time-event/contract/categories";

type CourseForm = Pick<CategoryForm, "course" | "distancesM" | "cutoffsAt" | "cutoffsAfterMs" | "mustPass">;

/** One point of a course, with what the course says of it. */
export interface CoursePoint {
  readonly code: string;
  /** Null: at the checkpoint's own distance. */
  readonly distanceM: number | null;
  /** Null: when the checkpoint itself closes. */
  readonly cutoffAt: number | null;
  /** Null: no limit from the start. */
  readonly cutoffAfterMs: number | null;
}

/** A point of which the course says nothing. */
export const plainPoint = { distanceM: null, cutoffAt: null, cutoffAfterMs: null } as const;

/** The points of a course; what belongs to a point goes where it goes. */
export function pointsOf(form: CourseForm): readonly CoursePoint[] {
  const { course, distancesM = [], cutoffsAt = [], cutoffsAfterMs = [] } = form;
  return course.map((code, at) => ({
    code,
    distanceM: distancesM[at] ?? null,
    cutoffAt: cutoffsAt[at] ?? null,
    cutoffAfterMs: cutoffsAfterMs[at] ?? null,
  }));
}

/** The same as values of the form. A point that is not on the course any more need not be passed. */
export function courseOf(points: readonly CoursePoint[], mustPass: CourseForm["mustPass"]): CourseForm {
  const course = points.map(({ code }) => code);
  return {
    course,
    distancesM: points.map(({ distanceM }) => distanceM),
    cutoffsAt: points.map(({ cutoffAt }) => cutoffAt),
    cutoffsAfterMs: points.map(({ cutoffAfterMs }) => cutoffAfterMs),
    mustPass: withoutNone(mustPass, (code) => course.includes(code)),
  };
}

/** Whether a point must be passed, set for one code. @example withMustPass(null, "CP3", true)?.checkpoints // ["CP3"] */
export function withMustPass(mustPass: CourseForm["mustPass"], code: string, must: boolean): CourseForm["mustPass"] {
  const { checkpoints, otherwise } = mustPass ?? { checkpoints: [], otherwise: "dnf" as const };
  const others = checkpoints.filter((each) => each !== code);
  return withoutNone({ checkpoints: must ? [...others, code] : others, otherwise }, () => true);
}

function withoutNone(
  mustPass: CourseForm["mustPass"],
  keeps: (code: string) => boolean,
): NonNullable<CourseForm["mustPass"]> | null {
  const checkpoints = mustPass?.checkpoints.filter(keeps) ?? [];
  return mustPass && checkpoints.length > 0 ? { ...mustPass, checkpoints } : null;
}

/** What is known of a point beside its code. */
interface PlacedPoint {
  readonly code: string;
  readonly kind: "start" | "split" | "finish" | "lap";
  readonly distanceM: number;
}

/**
 * The points with one more, where its distance says: before the finish, which a course ends with. A second start, finish or line of laps, and
 * what is passed again, goes to the end: only who sets up the course knows when.
 */
export function withPoint(
  course: readonly CoursePoint[],
  code: string,
  known: ReadonlyMap<string, PlacedPoint>,
): readonly CoursePoint[] {
  const added = { code, ...plainPoint };
  const point = known.get(code);
  const isPlain = point?.kind === "split" && !course.some((each) => each.code === code);
  if (point?.kind === "start" && course.every((each) => known.get(each.code)?.kind !== "start"))
    return [added, ...course];
  if (!isPlain) return [...course, added];
  const farther = course.findIndex((each, at) => {
    const placed = known.get(each.code);
    return at > 0 && placed !== undefined && (each.distanceM ?? placed.distanceM) > point.distanceM;
  });
  const isLast = known.get(course.at(-1)?.code ?? "")?.kind === "finish" ? course.length - 1 : course.length;
  return course.toSpliced(farther < 0 ? isLast : farther, 0, added);
}
