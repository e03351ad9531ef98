import type { StaffTransfer } from "@time-event/contract/staff-transfers";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { transfersMessages } from "../transfers.messages.ts";
import { receiverOf } from "./compare.ts";

/** What to look at twice. It stands above everything else, where the buttons of the decision never cover it. */
export function SlipWarnings({ transfer }: { readonly transfer: StaffTransfer }) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const { warnings, alike, takenBack } = transfer;
  const wentElsewhere = receiverOf(transfer).differs === true;
  if (warnings.length === 0 && !wentElsewhere) return null;
  return (
    <div className="warning-note" role="note">
      <strong>{m.warningsTitle}</strong>
      <ul>
        {wentElsewhere && <li>{m.otherReceiver}</li>}
        {warnings.map((warning) => (
          <li key={warning}>{m.warnings[warning]}</li>
        ))}
      </ul>
      {takenBack && warnings.includes("taken_back") && (
        <p>
          {m.takenBackBy(takenBack.by, format.instant(takenBack.at, "Asia/Bangkok"))}: {takenBack.reason}
        </p>
      )}
      {alike.length > 0 && (
        <p>
          {m.alike}:{" "}
          {alike.map((each) => (
            <Link key={each.id} to={`/manage/transfers/${each.eventId}/${each.id}`}>
              {each.reference} ({m.states[each.state]}){" "}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
