import "../../../../ui/staff/form/form-frame.css";
import type { Offered } from "@time-event/contract/order-offers";
import { fullName } from "@time-event/domain/entries/full-name";
import { type FormEvent, useEffect, useRef } from "react";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { useFailureText } from "../../../../ui/form/failure-text.ts";
import { Button } from "../../../../ui/staff/control/button.tsx";
import { BackButton } from "../../../../ui/staff/dialog/back-button.tsx";
import { SelectField } from "../../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import { RestoredNotice } from "../../../../ui/staff/form/restored-notice.tsx";
import { toast } from "../../../../ui/staff/toast/toast.ts";
import { DrawerPart } from "../drawer-part.tsx";
import { EntryPart } from "./entry-part.tsx";
import { makingMessages } from "./making.messages.ts";
import { PaymentPart } from "./payment-part.tsx";
import { WholePart } from "./whole-part.tsx";
import { whyFullOf } from "./why-full.ts";
import { noPlayer, useTypedOrder } from "./use-typed-order.ts";

interface NewOrderFormProps {
  readonly event: { readonly id: number; readonly startsOn: string; readonly timeZone: string };
  readonly offered: Offered;
  readonly onMade: (id: number) => void;
}

/** Who, what and how it is paid. Its price is shown before anything is made, and it is made for exactly this price. */
export function NewOrderForm({ event, offered, onMade }: NewOrderFormProps) {
  const m = useMessages(makingMessages);
  const failureText = useFailureText(m.refusals);
  const element = useRef<HTMLFormElement>(null);
  const first = offered.categories.find((each) => !whyFullOf(each)) ?? offered.categories[0];
  const typing = useTypedOrder(event.id, first?.code ?? "", {
    words: m.refusals,
    onMade: ({ id, reference }) => {
      toast({ severity: "success", summary: m.made(reference) });
      onMade(id);
    },
  });
  const { form, change, errorAt, quote } = typing;
  const { contact, entries, language } = form.values;
  const failure = form.failure ?? typing.failure;
  useEffect(() => {
    if (failure) element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [failure]);

  function submit(submitted: FormEvent): void {
    submitted.preventDefault();
    if (quote) void form.submit();
    else void typing.askPrice();
  }

  const contactField = (name: keyof typeof contact) => ({
    label: m.contactFields[name],
    value: contact[name],
    error: errorAt(`contact.${name}`),
    onChange: (value: string) => change({ contact: { ...contact, [name]: value } }),
  });
  return (
    <form ref={element} className="order-drawer order-making" noValidate onSubmit={submit}>
      {form.restored && <RestoredNotice onDiscard={form.discard} />}
      {entries.map((entry, index) => (
        <EntryPart
          // entries of the form have no ids and keep their order
          // eslint-disable-next-line react/no-array-index-key
          key={index}
          index={index}
          entry={entry}
          isAlone={entries.length === 1}
          offered={offered}
          raceDay={event.startsOn}
          errorAt={errorAt}
          onChange={(changed) => change({ entries: entries.map((each, at) => (at === index ? changed : each)) })}
          onRemove={() => change({ entries: entries.filter((_, at) => at !== index) })}
        />
      ))}
      <div>
        <Button
          type="button"
          text
          icon="pi pi-plus"
          label={m.addEntry}
          onClick={() =>
            change({
              entries: [...entries, { category: first?.code ?? "", wave: null, team: "", players: [noPlayer] }],
            })
          }
        />
      </div>
      <WholePart typing={typing} offered={offered} />
      <DrawerPart title={m.contact} hint={m.contactHint}>
        <div className="form-grid">
          <TextField {...contactField("name")} required maxLength={120} autoComplete="off" />
          <TextField {...contactField("phone")} type="tel" inputMode="tel" maxLength={40} autoComplete="off" />
          <TextField {...contactField("email")} type="email" inputMode="email" maxLength={254} autoComplete="off" />
          <SelectField
            label={m.language}
            value={language}
            options={(["th", "en"] as const).map((value) => ({ value, label: m.languages[value] }))}
            onChange={(chosen) => chosen && change({ language: chosen })}
          />
        </div>
        <div>
          <Button
            type="button"
            text
            size="small"
            icon="pi pi-user"
            label={m.contactIsPlayer}
            onClick={() => {
              const player = entries[0]?.players[0] ?? noPlayer;
              const name = fullName(player);
              change({ contact: { name, phone: player.phone, email: player.email } });
            }}
          />
        </div>
      </DrawerPart>
      {quote && <PaymentPart typing={typing} quote={quote} offered={offered} timeZone={event.timeZone} />}
      <div role="alert">
        {failure && (
          <p className="order-failure">
            {failureText(failure, { areFieldsShown: true }).join(" ") || m.lookAbove} {form.unplacedErrors().join(" ")}
          </p>
        )}
      </div>
      <div className="order-dialog__foot">
        <BackButton label={m.back} />
        <Button
          type="submit"
          icon={quote ? "pi pi-check" : "pi pi-calculator"}
          label={quote ? m.make[form.values.payment.kind] : m.askPrice}
          loading={typing.isAsking || form.busy}
        />
      </div>
    </form>
  );
}
