/** The states of an event, in their usual order. */
export const eventStates = ["draft", "published", "open", "closed", "live", "finished", "cancelled"] as const;

export type EventState = (typeof eventStates)[number];

/** A step leads forward, back (to correct a mistake while nobody is harmed by it), or to cancellation. */
export type StepKind = "forward" | "back" | "cancel";

/** One allowed step from a state to the next. */
export interface Step {
  readonly to: EventState;
  readonly kind: StepKind;
}

const forward = (to: EventState): Step => ({ to, kind: "forward" });
const back = (to: EventState): Step => ({ to, kind: "back" });
const cancel: Step = { to: "cancelled", kind: "cancel" };

/**
 * The table of transitions. A draft that will not take place is archived, not cancelled: nobody was told about it. A
 * published event may go live without having been open, because organisers may take entries elsewhere.
 */
export const steps: Readonly<Record<EventState, readonly Step[]>> = {
  draft: [forward("published")],
  published: [forward("open"), forward("live"), back("draft"), cancel],
  open: [forward("closed"), cancel],
  closed: [forward("live"), back("open"), cancel],
  live: [forward("finished"), back("closed"), cancel],
  finished: [back("live")],
  cancelled: [back("published")],
};

/**
 * The step from one state to another; undefined where there is none.
 *
 * @example
 * stepBetween("draft", "published"); // { to: "published", kind: "forward" }
 * stepBetween("draft", "live"); // undefined
 */
export function stepBetween(from: EventState, to: EventState): Step | undefined {
  return steps[from].find((step) => step.to === to);
}

/**
 * May an event in this state be archived? Not while players can enter or are on the course.
 *
 * @example
 * mayBeArchived("finished"); // true
 */
export function mayBeArchived(state: EventState): boolean {
  return state !== "open" && state !== "live";
}

/**
 * Is the race over, so that a player without a finish is a DNF?
 *
 * @example
 * isOver("cancelled"); // true
 */
export function isOver(state: EventState): boolean {
  return state === "finished" || state === "cancelled";
}

/**
 * Has the race begun, so that there are results to see?
 *
 * @example
 * hasBegun("closed"); // false
 */
export function hasBegun(state: EventState): boolean {
  return state === "live" || state === "finished";
}
