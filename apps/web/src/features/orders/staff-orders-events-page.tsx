import { useMessages } from "../../lib/i18n/language.ts";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { EventChoice } from "../events/event-choice.shared.tsx";
import { orderDeskMessages } from "./staff/order-desk.messages.ts";

/** Leads to the orders of an event. */
export function Component() {
  const m = useMessages(orderDeskMessages);
  return (
    <StaffPage title={m.chooseTitle} lead={m.chooseLead}>
      <EventChoice linkTo={(eventId) => `/manage/events/${eventId}/registrations`} />
    </StaffPage>
  );
}
