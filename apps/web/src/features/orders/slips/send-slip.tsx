import "./slips.css";
import type { Order } from "@time-event/contract/orders";
import { Suspense, useEffect, useId, useRef } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { Button, buttonClass } from "../../../ui/button/button.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { toasts } from "../../../ui/toast/toasts.ts";
import { acceptedPictures } from "./accepted-files.ts";
import { SendingPicture } from "./sending-picture.tsx";
import { SendingSaid } from "./sending-said.tsx";
import { SlipPicture } from "./slip-picture.tsx";
import { slipMessages } from "./slips.messages.ts";
import { useSlipSending } from "./use-slip-sending.ts";

interface SendSlipProps {
  readonly order: Order;
  readonly orderKey: string;
  readonly timeZone: string;
  readonly onSent: (order: Order) => void;
  /** A picture was chosen, or is none any more: its own button is the next step then. */
  readonly onChosen: (isChosen: boolean) => void;
}

const loadForm = async () => (await import("./hand-in-form.tsx")).HandInForm;
const HandInForm = later(loadForm);

/** Sends the picture of a slip, shows what was read in it, and hands it in as payment. */
export function SendSlip({ order, orderKey, timeZone, onSent, onChosen }: SendSlipProps) {
  const m = useMessages(slipMessages);
  const failureText = useFailureText(m.words);
  const isAlive = useHydrated();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { sending, choose, again, putAway, done } = useSlipSending(order.reference, orderKey);
  const isChosen = sending.is !== "idle" && sending.is !== "problem";
  useEffect(() => onChosen(isChosen), [isChosen, onChosen]);
  // what was sent would be enough, or something else comes first: a slip is seldom needed
  const { waitingSatang, toPaySatang } = order.balance;
  const isCovered = toPaySatang === 0 && !(order.state === "cancelled" && waitingSatang === 0);
  const isFirst = !isCovered && (order.state === "awaiting_payment" || order.state === "confirmed");
  const title = useRef<HTMLHeadingElement>(null);
  const choosesAgain = useRef(false);
  // the keyboard goes on with what stands where the button was
  useEffect(() => {
    if (isChosen) title.current?.focus({ preventScroll: true });
    else if (choosesAgain.current) input.current?.focus();
    choosesAgain.current = false;
  }, [isChosen]);
  const chooseAgain = () => {
    choosesAgain.current = true;
    putAway();
    input.current?.click();
  };
  return (
    <section className="card slip" id="slip" aria-labelledby="slip-title">
      <h2 ref={title} id="slip-title" tabIndex={-1}>
        {order.transfers.length > 0 ? m.more : m.title}
      </h2>
      {sending.is === "idle" && !isCovered && <p>{m.lead}</p>}
      <div className="slip__choose" hidden={isChosen}>
        <input
          ref={input}
          id={inputId}
          className="unseen"
          type="file"
          accept={acceptedPictures}
          disabled={!isAlive}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // the same file may be chosen again
            currentTarget.value = "";
            if (!file) return;
            // it comes beside the picture's way to the server
            loadForm().catch(() => {});
            void choose(file);
          }}
        />
        <label htmlFor={inputId} className={buttonClass(isFirst ? "primary" : "quiet", false, "slip__button")}>
          <Icon name="picture" />
          {m.choose}
        </label>
        <p className="slip__formats">{m.formats}</p>
      </div>
      <div role="alert" className="slip__alert">
        {sending.is === "problem" && <p className="slip__problem">{m.problems[sending.problem]}</p>}
        {sending.is === "failed" && <p className="slip__problem">{failureText(sending.failure).join(" ")}</p>}
      </div>
      <SendingSaid sending={sending} />
      {sending.is === "preparing" && <p>{m.preparing}</p>}
      {sending.is === "sending" && <SendingPicture {...sending} />}
      {sending.is === "failed" && (
        <div className="slip__failed">
          <SlipPicture picture={sending.picture} />
          <div className="row">
            {sending.failure.code !== "refused" && <Button onClick={() => void again()}>{m.retry}</Button>}
            <Button look="quiet" onClick={chooseAgain}>
              {m.chooseOther}
            </Button>
          </div>
        </div>
      )}
      {sending.is === "read" && (
        <Suspense fallback={<p>{m.preparing}</p>}>
          <HandInForm
            key={sending.slip.id}
            order={order}
            orderKey={orderKey}
            timeZone={timeZone}
            slip={sending.slip}
            picture={sending.picture}
            onChooseOther={chooseAgain}
            onSent={(changed) => {
              done();
              toasts.add({ severity: "success", summary: m.sent });
              onSent(changed);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
