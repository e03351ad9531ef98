import "./cancelled-note.css";
import type { EventPage } from "@time-event/contract/events";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { cancelledNoteMessages } from "./cancelled-note.messages.ts";

interface CancelledNoteProps {
  readonly event: Pick<EventPage, "state" | "cancelReason">;
}

/** Says that the event is cancelled and why; nothing, if it is not. Every page of an event has it above everything else. */
export function CancelledNote({ event: { state, cancelReason } }: CancelledNoteProps) {
  const m = useMessages(cancelledNoteMessages);
  const format = useFormat();
  if (state !== "cancelled") return null;
  return (
    <div className="cancelled-note" role="note">
      <Icon name="warning" />
      <div>
        <strong>{m.title}</strong>
        <p>{format.text(cancelReason) || m.ask}</p>
      </div>
    </div>
  );
}
