/** The life of an event, in the order in which it goes when nothing happens. */
export const eventStates = ["draft", "published", "open", "closed", "live", "finished", "cancelled"] as const;

export type EventState = (typeof eventStates)[number];

/** A step is on the way, back (a mistake is mended while nobody is hurt by it), or the end before its time. */
export type StepKind = "forward" | "back" | "cancel";

/** One step that an event's state may take. */
export interface Step {
  readonly to: EventState;
  readonly kind: StepKind;
}

const forward = (to: EventState): Step => ({ to, kind: "forward" });
const back = (to: EventState): Step => ({ to, kind: "back" });
const cancel: Step = { to: "cancelled", kind: "cancel" };

/**
 * The table of transitions. A draft that will not take place is archived, not cancelled: nobody was told of it. Entries
 * that are taken elsewhere let a published event go live without having been open.
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
 * May an event in this state be put away? Not while somebody can enter or is under way.
 *
 * @example
 * mayBeArchived("finished"); // true
 */
export function mayBeArchived(state: EventState): boolean {
  return state !== "open" && state !== "live";
}

/**
 * Is it over for good, so that who has no finish did not finish?
 *
 * @example
 * isOver("cancelled"); // true
 */
export function isOver(state: EventState): boolean {
  return state === "finished" || state === "cancelled";
}

/**
 * Has the race begun, so that there is something to see of it?
 *
 * @example
 * hasBegun("closed"); // false
 */
export function hasBegun(state: EventState): boolean {
  return state === "live" || state === "finished";
}
