import type { ParamsOf } from "@time-event/contract/endpoint";
import type { startLineGet } from "@time-event/contract/start-line";
import { startLooks, startStates } from "@time-event/domain/start-line/start-state";

export const startFilters = ["text", "category", "state", "kit", "look", "late"] as const;
export type StartFilter = (typeof startFilters)[number];

/** What the address says, as the call asks for it; what is no choice is left out. */
export function startQuery(
  filters: Readonly<Record<StartFilter, string>>,
): Omit<ParamsOf<typeof startLineGet>, "eventId" | "offset" | "limit"> {
  const { text, category, kit } = filters;
  const state = startStates.find((each) => each === filters.state);
  const look = startLooks.find((each) => each === filters.look);
  const late = Number(filters.late);
  return {
    ...(text && { text }),
    ...(category && { category }),
    ...(state && { state }),
    ...(look && { look }),
    ...((kit === "yes" || kit === "no") && { kit }),
    ...(Number.isInteger(late) && late >= 1 && late <= 180 && { lateMinutes: late }),
  };
}
