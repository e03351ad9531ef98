import { passedPoints } from "../race/course-distances.ts";
import { courseEnds } from "../race/course-ends.ts";
import { neutralSpans } from "../race/neutral-sections.ts";
import { pointsOutOfOrder } from "../race/course-order.ts";
import type { Checkpoint } from "../race/race.ts";
import { endsEarly, legsOutOfOrder } from "../race/relay-order.ts";
import { planCourse } from "../timing/course-plan.ts";
import { type CategoryDefinition, toCategory } from "./category-definition.ts";
import { type FieldProblem, problemIf } from "../forms/field-problem.ts";

type Checkpoints = ReadonlyMap<string, Checkpoint>;

/** What a course may lack while its event is a draft: staff draw it little by little, and publishing asks for the rest. */
const lacks = ["course_empty", "course_without_start", "course_without_finish"] as const;
type Lack = (typeof lacks)[number];

export type CourseProblem = FieldProblem<
  | Lack
  | "unknown"
  | "before_gun"
  | "laps_without_lap_line"
  | "duplicate_code"
  | "stage_not_on_course"
  | "relay_leg_not_on_course"
  | "relay_ends_early"
  | "course_backwards"
  | "must_pass_on_laps"
  | "neutral_not_on_course"
  | "mass_start_not_possible"
  | "handicap_one_time"
  | "team_time_on_laps"
>;

/**
 * Finds what makes a course impossible to race. A course begins with a start and ends with a finish or a lap line, its
 * distances grow, and a fast player can pass each point before it closes. One arch may be both start and finish.
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
  const wrongStages = stageProblems(definition, checkpoints);
  return [
    ...endProblems(course, checkpoints),
    ...cutoffProblems(definition, checkpoints),
    ...mustPassProblems(definition, checkpoints),
    ...neutralProblems(definition, checkpoints),
    ...lapProblems(definition, checkpoints),
    ...(wrongStages.length > 0 ? wrongStages : orderProblems(definition, checkpoints)),
    ...legProblems(definition),
    ...massStartProblems(definition, checkpoints),
    ...handicapProblems(definition, checkpoints),
    ...teamProblems(definition, checkpoints),
  ];
}

/**
 * Finds what a course still lacks: no error while its event is a draft.
 *
 * @example
 * courseLacks({ ...definition, course: [] }, checkpoints); // [{ path: "course", code: "course_empty" }]
 */
export function courseLacks(definition: CategoryDefinition, checkpoints: Checkpoints): CourseProblem[] {
  return courseProblems(definition, checkpoints).filter(isLack);
}

/** Tells a course that is not drawn to its end from one that is wrong. */
export function isLack({ code }: FieldProblem): boolean {
  return lacks.some((lack) => lack === code);
}

function endProblems(course: readonly string[], checkpoints: Checkpoints): CourseProblem[] {
  const { begins, ends } = courseEnds(course.map((code) => checkpoints.get(code)!));
  return [
    ...problemIf(!begins, "course", "course_without_start"),
    ...problemIf(!ends, "course", "course_without_finish"),
  ];
}

function cutoffProblems(definition: CategoryDefinition, checkpoints: Checkpoints): CourseProblem[] {
  const { course, cutoffsAt, gunAt } = definition;
  return passedPoints({ checkpoints: course, cutoffsAt }, checkpoints).flatMap((point, index) =>
    problemIf((point?.cutoffAt ?? Infinity) <= gunAt, `course.${index}`, "before_gun", course[index]),
  );
}

function mustPassProblems(definition: CategoryDefinition, checkpoints: Checkpoints): CourseProblem[] {
  const codes = definition.mustPass?.checkpoints ?? [];
  if (codes.length > 0 && planCourse(toCategory(definition), checkpoints).lap !== null) {
    return [{ path: "mustPass", code: "must_pass_on_laps" }];
  }
  return codes.flatMap((code, index) =>
    problemIf(!definition.course.includes(code), `mustPass.checkpoints.${index}`, "unknown", code),
  );
}

/** On laps and in stages the way between two points is no part of one clock. */
function neutralProblems(definition: CategoryDefinition, checkpoints: Checkpoints): CourseProblem[] {
  const { neutral = [], course } = definition;
  const plan = planCourse(toCategory(definition), checkpoints);
  const hasOneClock = plan.lap === null && plan.stages.length === 0;
  return neutralSpans(neutral, course).flatMap((span, index) =>
    problemIf(!hasOneClock || span === null, `neutral.${index}.to`, "neutral_not_on_course", neutral[index]?.to),
  );
}

function lapProblems(definition: CategoryDefinition, checkpoints: Checkpoints): CourseProblem[] {
  const { laps, lapsEnd, firstLapM } = definition;
  if (laps === null && !lapsEnd && !firstLapM) return [];
  const { lap } = planCourse(toCategory(definition), checkpoints);
  const path = laps === null && !lapsEnd ? "firstLapM" : "laps";
  return problemIf(lap === null, path, "laps_without_lap_line");
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

function orderProblems({ course, stages, distancesM }: CategoryDefinition, checkpoints: Checkpoints): CourseProblem[] {
  return pointsOutOfOrder({ checkpoints: course, stages, distancesM }, checkpoints).flatMap((code) =>
    problemIf(true, `course.${course.indexOf(code)}`, "course_backwards", code),
  );
}

function legProblems({ relayLegs, course }: CategoryDefinition): CourseProblem[] {
  const late = legsOutOfOrder(relayLegs, course);
  const last = relayLegs.length - 1;
  return [
    ...relayLegs.flatMap(({ code }, index) => {
      const repeats = relayLegs.slice(0, index).some((earlier) => earlier.code === code);
      return [
        ...problemIf(repeats, `relayLegs.${index}.code`, "duplicate_code"),
        ...problemIf(late.includes(index), `relayLegs.${index}.to`, "relay_leg_not_on_course"),
      ];
    }),
    ...problemIf(late.length === 0 && endsEarly(relayLegs, course), `relayLegs.${last}.to`, "relay_ends_early"),
  ];
}

function massStartProblems(definition: CategoryDefinition, checkpoints: Checkpoints): CourseProblem[] {
  const { relayLegs, gunAt } = definition;
  const { isSimple } = planCourse(toCategory(definition), checkpoints);
  return relayLegs.flatMap(({ massStartAt }, index) => {
    if (!massStartAt) return [];
    const path = `relayLegs.${index}.massStartAt`;
    return [
      ...problemIf(index === 0 || !isSimple, path, "mass_start_not_possible"),
      ...problemIf(massStartAt <= gunAt, path, "before_gun"),
    ];
  });
}

/** On laps without a number there is no one time to add to, and a race of stages has no one start to be earlier at. */
function handicapProblems(definition: CategoryDefinition, checkpoints: Checkpoints): CourseProblem[] {
  const { handicap, laps, lapsEnd, stages } = definition;
  if (!handicap || lapsEnd) return [];
  const countsLaps = laps === null && planCourse(toCategory(definition), checkpoints).lap !== null;
  const isPursuit = handicap.by === "start" && stages.length > 0;
  return problemIf(isPursuit || countsLaps, "handicap.by", "handicap_one_time");
}

/** Where more laps come first, the sum of times is least for who did least. */
function teamProblems(definition: CategoryDefinition, checkpoints: Checkpoints): CourseProblem[] {
  const { team, laps, lapsEnd } = definition;
  if (team?.by !== "time") return [];
  const countsLaps = laps === null && planCourse(toCategory(definition), checkpoints).lap !== null;
  return problemIf(countsLaps || Boolean(lapsEnd), "team.by", "team_time_on_laps");
}
