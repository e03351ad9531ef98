import { useMessages } from "../../lib/i18n/language.ts";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { EventChoice } from "../events/event-choice.shared.tsx";
import { kitsMessages } from "./kits.messages.ts";

/** Leads to the desk of an event. */
export function Component() {
  const m = useMessages(kitsMessages);
  return (
    <StaffPage title={m.chooseTitle} lead={m.chooseLead}>
      <EventChoice linkTo={(eventId) => `/manage/events/${eventId}/kits`} />
    </StaffPage>
  );
}
