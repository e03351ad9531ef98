import { useSearchParams } from "react-router";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { EventChoice } from "../events/event-choice.shared.tsx";
import { orderDeskMessages } from "./staff/order-desk.messages.ts";

/** Leads to the orders of an event. */
export function Component() {
  const m = useMessages(orderDeskMessages);
  const [params] = useSearchParams();
  // a number of the dashboard leads here with the state that it counts
  const state = params.get("state");
  const filter = state === null ? "" : `?state=${encodeURIComponent(state)}`;
  return (
    <StaffPage title={m.chooseTitle} lead={m.chooseLead}>
      <EventChoice linkTo={(eventId) => `/manage/events/${eventId}/registrations${filter}`} />
    </StaffPage>
  );
}
