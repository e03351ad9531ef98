import type { Offered } from "@time-event/contract/order-offers";
import type { OrderQuote } from "@time-event/contract/order-quote";
import { freeKinds } from "@time-event/domain/orders/free-places";
import { deskMethods } from "@time-event/domain/payments/desk-methods";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { CheckboxField } from "../../../../ui/staff/field/switch-field.tsx";
import { SelectField } from "../../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import { DrawerPart } from "../drawer-part.tsx";
import { orderDeskMessages } from "../order-desk.messages.ts";
import { QuoteTable } from "../quote-table.tsx";
import { makingMessages } from "./making.messages.ts";
import type { OrderTyping, TypedOrder } from "./use-typed-order.ts";

interface PaymentPartProps {
  readonly typing: OrderTyping;
  readonly quote: OrderQuote;
  readonly offered: Pick<Offered, "policies" | "payHours" | "payUntil">;
  readonly timeZone: string;
}

type Kind = TypedOrder["payment"]["kind"];
const kinds: readonly Kind[] = ["desk", "later", "free"];
const first: Readonly<Record<Kind, TypedOrder["payment"]>> = {
  desk: { kind: "desk", method: "cash" },
  later: { kind: "later" },
  free: { kind: "free", as: "complimentary" },
};

/** What it costs, how it is paid, and what was accepted. */
export function PaymentPart({
  typing: { form, change, errorAt },
  quote,
  offered: { policies, payHours, payUntil },
  timeZone,
}: PaymentPartProps) {
  const m = useMessages(makingMessages);
  const { freeKinds: freeWords } = useMessages(orderDeskMessages);
  const format = useFormat();
  const { payment, note, hasConsented } = form.values;
  const time = payUntil === null ? m.wayHints.within(payHours) : m.wayHints.until(format.instant(payUntil, timeZone));
  return (
    <DrawerPart title={m.payment}>
      <QuoteTable quote={quote} />
      {errorAt("totalSatang") && <p className="order-failure">{errorAt("totalSatang")}</p>}
      <div className="order-making__ways" role="group" aria-label={m.payment}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={payment.kind === kind}
            onClick={() => change({ payment: first[kind] })}
          >
            <strong>{m.ways[kind]}</strong>
            <span>{kind === "later" ? m.wayHints.later(time) : m.wayHints[kind]}</span>
          </button>
        ))}
      </div>
      <div className="form-grid">
        {payment.kind === "desk" && (
          <SelectField
            label={m.method}
            value={payment.method}
            options={deskMethods.map((value) => ({ value, label: m.methods[value] }))}
            onChange={(method) => method && change({ payment: { kind: "desk", method } })}
          />
        )}
        {payment.kind === "free" && (
          <SelectField
            label={m.freeAs}
            value={payment.as}
            options={freeKinds.map((value) => ({ value, label: freeWords[value] }))}
            onChange={(as) => as && change({ payment: { kind: "free", as } })}
          />
        )}
        <TextField
          label={payment.kind === "free" ? m.reason : m.note}
          required={payment.kind === "free"}
          maxLength={500}
          value={note}
          error={errorAt("note")}
          onChange={(value) => change({ note: value })}
        />
      </div>
      {policies.length > 0 && (
        <CheckboxField
          label={m.consented(policies.map(({ name }) => format.text(name)).join(", "))}
          value={hasConsented}
          error={errorAt("hasConsented")}
          onChange={(value) => change({ hasConsented: value })}
        />
      )}
    </DrawerPart>
  );
}
