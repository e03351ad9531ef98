import "./slips.css";
import type { OrderTransfer } from "@time-event/contract/order-payments";
import type { Order } from "@time-event/contract/orders";
import { webRegisterTransferDelete } from "@time-event/contract/transfers";
import { bankOf } from "@time-event/domain/promptpay/banks";
import { useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { AskFirst } from "../../../ui/ask/ask-first.tsx";
import { Chip, type Tone } from "../../../ui/chip/chip.tsx";
import { FailedPress } from "../../../ui/failed-press/failed-press.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import type { IconName } from "../../../ui/icon/icon.tsx";
import { toasts } from "../../../ui/toast/toasts.ts";
import { useSendSubmit } from "../use-send-submit.ts";
import { slipMessages } from "./slips.messages.ts";

interface TransferListProps {
  readonly order: Order;
  readonly orderKey: string;
  readonly timeZone: string;
  readonly onChanged: (order: Order) => void;
}

/** What was sent, and what became of it: the newest first. */
export function TransferList({ order, orderKey, timeZone, onChanged }: TransferListProps) {
  const m = useMessages(slipMessages);
  const failureText = useFailureText();
  const submit = useSendSubmit();
  const isAlive = useHydrated();
  const [failed, setFailed] = useState<{ readonly id: number; readonly why: string } | null>(null);
  const [busyId, setBusyId] = useState<number | null>(null);
  if (order.transfers.length === 0) return null;

  const takeBack = async (id: number) => {
    setBusyId(id);
    setFailed(null);
    try {
      const { data } = await submit(webRegisterTransferDelete, { id }, { key: orderKey, about: String(id) });
      toasts.add({ severity: "success", summary: m.takenBack });
      onChanged(data);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailed({ id, why: failureText(error).join(" ") });
    } finally {
      setBusyId(null);
    }
  };
  return (
    <section className="card registration__part" aria-labelledby="slips-title">
      <h2 id="slips-title">{m.slips}</h2>
      <ol role="list" className="transfers">
        {order.transfers.toReversed().map((transfer) => (
          <li key={transfer.id} className="transfer">
            <Transfer transfer={transfer} timeZone={timeZone} />
            {isAlive && transfer.state === "waiting" && (
              <div className="no-print">
                <AskFirst
                  look="plain"
                  small
                  disabled={busyId !== null}
                  aria-busy={busyId === transfer.id}
                  question={m.takeBackAsk}
                  yes={m.takeBackYes}
                  no={m.takeBackNo}
                  onYes={() => void takeBack(transfer.id)}
                >
                  {m.takeBack}
                </AskFirst>
                <FailedPress>{failed?.id === transfer.id && failed.why}</FailedPress>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const looks: Record<OrderTransfer["state"], readonly [Tone, IconName]> = {
  waiting: ["info", "clock"],
  verified: ["ok", "check"],
  refused: ["danger", "close"],
  asked_again: ["warn", "refresh"],
  withdrawn: ["neutral", "left"],
};

function Transfer({ transfer, timeZone }: { readonly transfer: OrderTransfer; readonly timeZone: string }) {
  const m = useMessages(slipMessages);
  const format = useFormat();
  const { state, claimedSatang, countedSatang, sentAt, slip, alsoFor, reason, note } = transfer;
  const [tone, icon] = looks[state];
  const code = slip?.code;
  return (
    <>
      <p className="transfer__head">
        <b className="figures">{format.exactBaht(claimedSatang)}</b>
        <Chip tone={tone} icon={icon}>
          {m.states[state]}
        </Chip>
      </p>
      {reason !== null && (state === "refused" || state === "asked_again") && (
        <p className="transfer__reason">{m.reasons[reason]}</p>
      )}
      {note && <p className="transfer__note">{note}</p>}
      {countedSatang !== null && countedSatang !== claimedSatang && <p>{m.counted(format.exactBaht(countedSatang))}</p>}
      {alsoFor.length > 0 && <p>{m.alsoPays(alsoFor.join(", "))}</p>}
      <p className="transfer__facts figures">
        {slip === null ? m.withoutSlip : m.sentAt(format.instant(sentAt, timeZone))}
        {code && ` · ${bankOf(code.bankCode)?.short ?? code.bankCode} ${code.reference}`}
      </p>
    </>
  );
}
