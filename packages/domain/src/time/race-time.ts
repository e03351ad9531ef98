/** A duration in a race, integer milliseconds. */
export type RaceMs = number;

/** How a category shows its times; they are always kept and ranked in milliseconds. */
export type Rounding = "up" | "down" | "half" | "none";
