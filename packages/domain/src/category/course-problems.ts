import type { Checkpoint } from "../race/race.ts";
import { planCourse } from "../timing/course-plan.ts";
import { type CategoryDefinition, toCategory } from "./category-definition.ts";
import { type FieldProblem, problemIf } from "../forms/field-problem.ts";

type Checkpoints = ReadonlyMap<string, Checkpoint>;

export type CourseProblem = FieldProblem<
  | "course_empty"
  | "course_without_start"
  | "course_without_finish"
  | "unknown"
  | "before_gun"
  | "laps_without_lap_line"
  | "duplicate_code"
  | "stage_not_on_course"
  | "relay_leg_not_on_course"
>;

/**
 * Finds what makes a course impossible to race. A course begins with a start and ends with a finish or a lap line, and
 * a fast player can pass each point before it closes. One arch may be both start and finish.
 *
 * @example
 * courseProblems({ ...definition, course: ["START", "CP1"] }, checkpoints);
 * // [{ path: "course", code: "course_without_finish" }]
 */
export function courseProblems(definition: CategoryDefinition, checkpoints: Checkpoints): CourseProblem[] {
  const { course } = definition;
  if (course.length === 0) return [{ path: "course", code: "course_empty" }];
  const unknown = course.flatMap((code, index) =>
    problemIf(!checkpoints.has(code), `course.${index}`, "unknown", code),
  );
  if (unknown.length > 0) return unknown;
  return [
    ...endProblems(course, checkpoints),
    ...cutoffProblems(definition, checkpoints),
    ...lapProblems(definition, checkpoints),
    ...stageProblems(definition, checkpoints),
    ...legProblems(definition),
  ];
}

function endProblems(course: readonly string[], checkpoints: Checkpoints): CourseProblem[] {
  const [first, last] = [course[0]!, course.at(-1)!];
  const isOneArch = course.length > 1 && first === last;
  const kindOf = (code: string) => checkpoints.get(code)!.kind;
  const begins = isOneArch || kindOf(first) === "start";
  const ends = isOneArch || kindOf(last) === "finish" || kindOf(last) === "lap";
  return [
    ...problemIf(!begins, "course", "course_without_start"),
    ...problemIf(!ends, "course", "course_without_finish"),
  ];
}

function cutoffProblems({ course, gunAt }: CategoryDefinition, checkpoints: Checkpoints): CourseProblem[] {
  return course.flatMap((code, index) => {
    const cutoffAt = checkpoints.get(code)?.cutoffAt ?? Infinity;
    return problemIf(cutoffAt <= gunAt, `course.${index}`, "before_gun", code);
  });
}

function lapProblems(definition: CategoryDefinition, checkpoints: Checkpoints): CourseProblem[] {
  if (definition.laps === null || planCourse(toCategory(definition), checkpoints).lap !== null) return [];
  return [{ path: "laps", code: "laps_without_lap_line" }];
}

function stageProblems(definition: CategoryDefinition, checkpoints: Checkpoints): CourseProblem[] {
  const { stages, gunAt } = definition;
  const plan = planCourse(toCategory(definition), checkpoints);
  return stages.flatMap(({ code, checkpoints: points, gunAt: stageGun }, index) => {
    const path = `stages.${index}`;
    const repeats = stages.slice(0, index).some((earlier) => earlier.code === code);
    const isOnCourse = points.length >= 2 && (plan.stages[index]?.first ?? -1) >= 0;
    return [
      ...problemIf(repeats, `${path}.code`, "duplicate_code"),
      ...problemIf(!isOnCourse, `${path}.checkpoints`, "stage_not_on_course"),
      ...problemIf(stageGun !== null && stageGun < gunAt, `${path}.gunAt`, "before_gun"),
    ];
  });
}

function legProblems({ relayLegs, course }: CategoryDefinition): CourseProblem[] {
  let reached = -1;
  return relayLegs.flatMap(({ code, to }, index) => {
    const path = `relayLegs.${index}`;
    const repeats = relayLegs.slice(0, index).some((earlier) => earlier.code === code);
    const at = course.indexOf(to, reached + 1);
    const isLate = at < 0;
    if (!isLate) reached = at;
    return [
      ...problemIf(repeats, `${path}.code`, "duplicate_code"),
      ...problemIf(isLate, `${path}.to`, "relay_leg_not_on_course"),
    ];
  });
}
