import type { Order } from "@time-event/contract/orders";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { mayPay } from "../registration/may-pay.ts";
import { noticeOf } from "./notice-of.ts";
import { slipMessages } from "./slips.messages.ts";

type SlipNoticeProps = { readonly order: Pick<Order, "state" | "balance" | "timeline" | "transfers"> };

/** What became of the last slip, above all that asks for money: who reads only the top must not pay a second time. */
export function SlipNotice({ order }: SlipNoticeProps) {
  const m = useMessages(slipMessages);
  const format = useFormat();
  const notice = noticeOf(order);
  if (notice === null) return null;
  if (notice.is === "part") {
    return (
      <section className="card next-step" data-state="waiting" aria-labelledby="slip-notice">
        <h2 id="slip-notice">{m.waitingTitle}</h2>
        <p>{m.partText(format.exactBaht(notice.waitingSatang), format.exactBaht(notice.toPaySatang))}</p>
      </section>
    );
  }
  const { state, reason, note, claimedSatang } = notice.transfer;
  return (
    <section className="card next-step" data-state="turned-down" role="status" aria-labelledby="slip-notice">
      <h2 id="slip-notice">{m.turnedDown[state](format.exactBaht(claimedSatang))}</h2>
      {reason !== null && (
        <p>
          <b>{m.reasons[reason]}</b>
        </p>
      )}
      {note && <p className="transfer__note">{note}</p>}
      <p>{m.turnedDownText}</p>
      {mayPay(order) && (
        <a className="button button--quiet no-print" href="#slip">
          {m.more}
        </a>
      )}
    </section>
  );
}
