import type { Text } from "@time-event/contract/fields";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { eventPageMessages } from "./event-page.messages.ts";

/** Says that the event is cancelled and why, above everything else. */
export function CancelledNote({ reason }: { readonly reason: Text }) {
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  const why = format.text(reason);
  return (
    <div className="event__cancelled" role="note">
      <Icon name="warning" />
      <div>
        <strong>{m.cancelledTitle}</strong>
        <p>{why || m.cancelledNote}</p>
      </div>
    </div>
  );
}
