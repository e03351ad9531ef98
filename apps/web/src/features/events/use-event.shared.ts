import type { StaffEvent } from "@time-event/contract/staff-events";
import { useOutletContext } from "react-router";

/** On a tab of an event: the event, as its frame has loaded it. */
export function useEvent(): StaffEvent {
  return useOutletContext<StaffEvent>();
}
