import type { FieldPlan } from "../field.ts";

/** Who enters one distance, and how it goes for them. */
interface TrailField extends Pick<FieldPlan, "size" | "firstBib" | "medianOverBest"> {
  /** The best one's time, by daylight on a good day. */
  readonly bestHours: number;
  /** Share of the able who give up; the weaker do more often. */
  readonly quits: number;
  readonly womenShare: number;
  readonly ages: FieldPlan["crowd"]["ages"];
}

export const trailFields: Readonly<Record<string, TrailField>> = {
  "100K": {
    size: 162,
    firstBib: 1001,
    bestHours: 10.25,
    medianOverBest: 1.92,
    quits: 0.1,
    womenShare: 0.19,
    ages: {
      youngest: 21,
      usual: 40,
      oldest: 66,
    },
  },
  "50K": {
    size: 228,
    firstBib: 5001,
    bestHours: 5.2,
    medianOverBest: 1.9,
    quits: 0.07,
    womenShare: 0.28,
    ages: {
      youngest: 19,
      usual: 39,
      oldest: 67,
    },
  },
  "25K": {
    size: 286,
    firstBib: 2501,
    bestHours: 2.15,
    medianOverBest: 2,
    quits: 0.04,
    womenShare: 0.39,
    ages: {
      youngest: 17,
      usual: 37,
      oldest: 70,
    },
  },
  "10K": {
    size: 254,
    firstBib: 8001,
    bestHours: 0.66,
    medianOverBest: 1.95,
    quits: 0.012,
    womenShare: 0.52,
    ages: {
      youngest: 13,
      usual: 35,
      oldest: 74,
    },
  },
};
