import type { OfferedEvent } from "@time-event/contract/order-offers";
import { Link } from "react-router";
import { useMessages } from "../../../lib/i18n/language.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { CancelledNote } from "../../events/page/cancelled-note.shared.tsx";
import { enterMessages } from "../enter.messages.ts";

/** An event that is called off takes no entries any more. */
export function CancelledScreen({ event }: { readonly event: OfferedEvent }) {
  const m = useMessages(enterMessages);
  return (
    <div className="enter__form">
      <CancelledNote event={event} />
      <EmptyState icon="calendar" level={1} title={m.noMoreTitle}>
        <Link to={`/register/events/${event.slug}`}>{m.backToEvent}</Link>
      </EmptyState>
    </div>
  );
}
