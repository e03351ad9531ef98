import { webRegisterSave } from "@time-event/contract/order-keeping";
import type { Order } from "@time-event/contract/orders";
import { useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { typedText } from "../../../lib/page/typed-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/field/field.tsx";
import { FailedPress } from "../../../ui/failed-press/failed-press.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { toasts } from "../../../ui/toast/toasts.ts";
import { useSendSubmit } from "../use-send-submit.ts";
import { registrationMessages } from "./registration.messages.ts";

interface ReceiptToFormProps {
  readonly order: Pick<Order, "event" | "language" | "receiptTo" | "contact">;
  readonly orderKey: string;
  readonly onSaved: (order: Order) => void;
}

const names = ["name", "taxId", "branch", "address"] as const;

/** To whom the receipt is made out: before it is issued, because after that it stays. */
export function ReceiptToForm({ order, orderKey, onSaved }: ReceiptToFormProps) {
  const m = useMessages(registrationMessages);
  const failureText = useFailureText(m.receiptTo.words);
  const submit = useSendSubmit();
  const [isBusy, setBusy] = useState(false);
  const [isTaxIdWrong, setWrongTaxId] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const stored = order.receiptTo ?? { name: order.contact.name, taxId: "", branch: "", address: "" };
  const save = async (form: FormData) => {
    const typed = (name: string) => typedText(form, name);
    const taxId = typed("taxId").replaceAll(/[\s-]/g, "");
    const isWrong = !/^(\d{13})?$/.test(taxId);
    setWrongTaxId(isWrong);
    if (isWrong) return document.getElementById("receipt-taxId")?.focus();
    setBusy(true);
    setProblem(null);
    const receiptTo = { name: typed("name"), taxId, branch: typed("branch"), address: typed("address") };
    try {
      const { event, language } = order;
      onSaved(
        (await submit(webRegisterSave, { event, language, receiptTo }, { key: orderKey, about: "receipt" })).data.order,
      );
      toasts.add({ severity: "success", summary: m.receiptTo.saved });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(failureText(error).join(" "));
    }
    setBusy(false);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(new FormData(event.currentTarget));
      }}
    >
      <p className="soft">{m.receiptTo.lead}</p>
      {names.map((name) => (
        <Field
          key={name}
          id={`receipt-${name}`}
          label={m.receiptTo[name]}
          {...(name === "taxId" && isTaxIdWrong && { error: m.receiptTo.wrongTaxId })}
        >
          <input
            id={`receipt-${name}`}
            className="input"
            name={name}
            aria-invalid={name === "taxId" && isTaxIdWrong}
            aria-describedby={name === "taxId" && isTaxIdWrong ? `receipt-${name}-note` : undefined}
            defaultValue={stored[name]}
            maxLength={name === "address" ? 500 : name === "name" ? 200 : 100}
            inputMode={name === "taxId" ? "numeric" : undefined}
            autoComplete={name === "name" ? "organization" : name === "address" ? "street-address" : "off"}
          />
        </Field>
      ))}
      <Button type="submit" small disabled={isBusy} aria-busy={isBusy}>
        {m.receiptTo.save}
      </Button>
      <FailedPress>{problem}</FailedPress>
    </form>
  );
}
