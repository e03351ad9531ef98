import type { ScheduleForm, ScheduleItem } from "@time-event/contract/schedule";

/** What is open beside the schedule: a stored line, or a new one with what it begins with. */
export type OpenedLine = ScheduleItem | { readonly id: null; readonly begin: Partial<ScheduleForm> };
