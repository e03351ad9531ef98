import type { Checkpoint } from "../race/race.ts";
import { planCourse } from "../timing/course-plan.ts";
import { type CategoryDefinition, toCategory } from "./category-definition.ts";
import type { FieldProblem } from "../forms/field-problem.ts";

type Checkpoints = ReadonlyMap<string, Checkpoint>;

/**
 * Finds what makes a course impossible to race. A course begins with a start and ends with a finish or a lap line, and
 * a fast player can pass each point before it closes. One arch may be both start and finish.
 *
 * @example
 * courseProblems({ ...definition, course: ["START", "CP1"] }, checkpoints);
 * // [{ path: "course", code: "course_without_finish" }]
 */
export function courseProblems(definition: CategoryDefinition, checkpoints: Checkpoints): FieldProblem[] {
  const { course } = definition;
  if (course.length === 0) return [{ path: "course", code: "course_empty" }];
  const unknown = course.flatMap((code, index) =>
    checkpoints.has(code) ? [] : [{ path: `course.${index}`, code: "unknown", found: code }],
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

function endProblems(course: readonly string[], checkpoints: Checkpoints): FieldProblem[] {
  const [first, last] = [course[0]!, course.at(-1)!];
  const isOneArch = course.length > 1 && first === last;
  const kindOf = (code: string) => checkpoints.get(code)!.kind;
  const begins = isOneArch || kindOf(first) === "start";
  const ends = isOneArch || kindOf(last) === "finish" || kindOf(last) === "lap";
  return [
    ...(begins ? [] : [{ path: "course", code: "course_without_start" }]),
    ...(ends ? [] : [{ path: "course", code: "course_without_finish" }]),
  ];
}

function cutoffProblems({ course, gunAt }: CategoryDefinition, checkpoints: Checkpoints): FieldProblem[] {
  return course.flatMap((code, index) =>
    (checkpoints.get(code)?.cutoffAt ?? Infinity) <= gunAt
      ? [{ path: `course.${index}`, code: "before_gun", found: code }]
      : [],
  );
}

function lapProblems(definition: CategoryDefinition, checkpoints: Checkpoints): FieldProblem[] {
  if (definition.laps === null || planCourse(toCategory(definition), checkpoints).lap !== null) return [];
  return [{ path: "laps", code: "laps_without_lap_line" }];
}

function stageProblems(definition: CategoryDefinition, checkpoints: Checkpoints): FieldProblem[] {
  const { stages, gunAt } = definition;
  const plan = planCourse(toCategory(definition), checkpoints);
  return stages.flatMap(({ code, checkpoints: points, gunAt: stageGun }, index): FieldProblem[] => {
    const path = `stages.${index}`;
    const repeats = stages.slice(0, index).some((earlier) => earlier.code === code);
    return [
      ...(repeats ? [{ path: `${path}.code`, code: "duplicate_code" }] : []),
      ...(points.length < 2 || (plan.stages[index]?.first ?? -1) < 0
        ? [{ path: `${path}.checkpoints`, code: "stage_not_on_course" }]
        : []),
      ...(stageGun !== null && stageGun < gunAt ? [{ path: `${path}.gunAt`, code: "before_gun" }] : []),
    ];
  });
}

function legProblems({ relayLegs, course }: CategoryDefinition): FieldProblem[] {
  let reached = -1;
  return relayLegs.flatMap(({ code, to }, index): FieldProblem[] => {
    const path = `relayLegs.${index}`;
    const repeats = relayLegs.slice(0, index).some((earlier) => earlier.code === code);
    const at = course.indexOf(to, reached + 1);
    const isLate = at < 0;
    if (!isLate) reached = at;
    return [
      ...(repeats ? [{ path: `${path}.code`, code: "duplicate_code" }] : []),
      ...(isLate ? [{ path: `${path}.to`, code: "relay_leg_not_on_course" }] : []),
    ];
  });
}
