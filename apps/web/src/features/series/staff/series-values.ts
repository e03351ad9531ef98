import type { BodyOf, DataOf } from "@time-event/contract/endpoint";
import type { seriesChoices, seriesSave } from "@time-event/contract/series";

/** What the form of a series edits. */
export type SeriesValues = BodyOf<typeof seriesSave>;
/** An event that a series can have. */
export type SeriesChoice = DataOf<typeof seriesChoices>[number];
