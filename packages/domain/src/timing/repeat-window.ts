import type { RaceMs } from "../time/race-time.ts";

export const DEFAULT_REPEAT_WINDOW_MS: RaceMs = 60_000;
