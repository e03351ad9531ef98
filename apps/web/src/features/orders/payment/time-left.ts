const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** `soon`: less than an hour is left. */
export type Urgency = "calm" | "soon" | "over";

export interface TimeLeft {
  readonly urgency: Urgency;
  /** The two largest units that matter, the larger first. */
  readonly parts: readonly (readonly [unit: "days" | "hours" | "minutes" | "seconds", count: number])[];
}

/**
 * What a deadline's countdown shows: seconds only where they matter.
 * @example timeLeft(90_000).parts // [["minutes", 1], ["seconds", 30]]
 */
export function timeLeft(leftMs: number): TimeLeft {
  if (leftMs <= 0) return { urgency: "over", parts: [] };
  const days = Math.floor(leftMs / dayMs);
  const hours = Math.floor((leftMs % dayMs) / hourMs);
  const minutes = Math.floor((leftMs % hourMs) / minuteMs);
  const seconds = Math.floor((leftMs % minuteMs) / secondMs);
  if (days > 0)
    return {
      urgency: "calm",
      parts: [
        ["days", days],
        ["hours", hours],
      ],
    };
  if (hours > 0)
    return {
      urgency: "calm",
      parts: [
        ["hours", hours],
        ["minutes", minutes],
      ],
    };
  return {
    urgency: "soon",
    parts: [
      ["minutes", minutes],
      ["seconds", seconds],
    ],
  };
}
