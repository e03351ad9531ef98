import type { ScheduleForm, ScheduleItem } from "@time-event/contract/schedule";

/** The line open beside the schedule: a stored one, or a new one with its first values. */
export type OpenedLine = ScheduleItem | { readonly id: null; readonly begin: Partial<ScheduleForm> };
