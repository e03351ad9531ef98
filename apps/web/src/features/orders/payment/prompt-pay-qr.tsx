import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { untilLoaded } from "../../../lib/page/until-loaded.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FailedPress } from "../../../ui/failed-press/failed-press.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { QrCode } from "../../../ui/qr-code/qr-code.tsx";
import { paymentMessages } from "./payment.messages.ts";

interface PromptPayQrProps {
  /** The text of the code. */
  readonly payload: string;
  readonly amount: string;
  readonly reference: string;
  readonly eventName: string;
  readonly payBefore: string | null;
  /** In whose name the organiser's accounts are; undefined: not in one name, or there are none. */
  readonly holder: string | undefined;
}

/** The code to scan, and the same as a picture: whoever pays with this phone gives the picture to the bank's app. */
export function PromptPayQr({ payload, amount, reference, eventName, payBefore, holder }: PromptPayQrProps) {
  const m = useMessages(paymentMessages);
  const isAlive = useHydrated();
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    const notes = [`${m.picture.reference} ${reference}`];
    if (payBefore !== null) notes.push(`${m.picture.before} ${payBefore}`);
    const words = { band: m.picture.pay, figure: amount, title: eventName, notes };
    setFailed(false);
    try {
      const { saveQrPicture } = await untilLoaded(() => import("../picture/save-qr-picture.ts"));
      await saveQrPicture(payload, words, `promptpay-${reference}.png`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="payment__way prompt-pay">
      <div className="prompt-pay__code">
        <p className="prompt-pay__band">PromptPay</p>
        <QrCode text={payload} label={m.qrLabel(amount, reference)} />
        <p className="prompt-pay__amount figures">{amount}</p>
      </div>
      <div className="prompt-pay__words">
        <h3>{m.promptPay}</h3>
        <p>{m.promptPayText}</p>
        {holder !== undefined && <p>{m.payee(holder)}</p>}
        {isAlive && (
          <div className="no-print">
            <Button onClick={() => void save()}>
              <Icon name="download" />
              {m.saveQr}
            </Button>
            <FailedPress>{hasFailed && m.qrNotSaved}</FailedPress>
          </div>
        )}
        <h4 className="prompt-pay__how no-print">{m.howToScan}</h4>
        <ol className="prompt-pay__steps no-print">
          {[isAlive ? m.savePicture : m.takeScreenshot, ...m.steps].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
