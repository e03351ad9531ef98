import { useMessages } from "../../lib/i18n/language.ts";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { EventChoice } from "../events/event-choice.shared.tsx";
import { entriesMessages } from "./entries.messages.ts";

/** Leads to the entries of an event. */
export function Component() {
  const m = useMessages(entriesMessages);
  return (
    <StaffPage title={m.chooseTitle} lead={m.chooseLead}>
      <EventChoice linkTo={(eventId) => `/manage/events/${eventId}/entries`} />
    </StaffPage>
  );
}
