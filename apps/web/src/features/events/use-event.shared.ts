import type { StaffEvent } from "@time-event/contract/staff-events";
import { useOutletContext } from "react-router";

/** The event of this tab, loaded by the event's frame. */
export function useEvent(): StaffEvent {
  return useOutletContext<StaffEvent>();
}
