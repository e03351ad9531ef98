import { webRegisterGet } from "@time-event/contract/order-keeping";
import type { Order } from "@time-event/contract/orders";
import { useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { saveFile } from "../../../lib/api/save-file.ts";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { FailedPress } from "../../../ui/failed-press/failed-press.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { registrationMessages } from "./registration.messages.ts";

interface ReceiptListProps {
  readonly order: Pick<Order, "receipts">;
  readonly orderKey: string;
}

/** The receipt, and what came after it where the price has changed: each as a PDF in either language. */
export function ReceiptList({ order: { receipts = [] }, orderKey }: ReceiptListProps) {
  const m = useMessages(registrationMessages);
  const format = useFormat();
  const callApi = useCallApi();
  const [failed, setFailed] = useState<{ readonly number: string; readonly why: string } | null>(null);
  const failureText = useFailureText();
  const save = async (number: string, language: "th" | "en") => {
    setFailed(null);
    try {
      const { meta } = await callApi(webRegisterGet, { receipt: language, receiptNumber: number }, { key: orderKey });
      const bytes = Uint8Array.from(atob(meta.receiptPdf ?? ""), (letter) => letter.codePointAt(0)!);
      await saveFile(new Blob([bytes], { type: "application/pdf" }), `${number}-${language}.pdf`);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailed({ number, why: [m.receiptNotSaved, ...failureText(error)].join(" ") });
    }
  };
  if (receipts.length === 0) return null;
  return (
    <ul role="list" className="receipt-list no-print">
      {receipts.map(({ number, kind, totalSatang }) => (
        <li key={number}>
          <span>
            {m.receipts[kind]} <span className="figures">{number}</span>
            <small className="soft figures">{format.exactBaht(totalSatang)}</small>
          </span>
          <span className="receipt-list__files">
            {(["th", "en"] as const).map((language) => (
              <Button
                key={language}
                look="quiet"
                small
                aria-label={m.saveReceipt(number, m.receiptLanguages[language])}
                onClick={() => void save(number, language)}
              >
                <Icon name="download" />
                {m.receiptLanguages[language]}
              </Button>
            ))}
          </span>
          <FailedPress>{failed?.number === number && failed.why}</FailedPress>
        </li>
      ))}
    </ul>
  );
}
