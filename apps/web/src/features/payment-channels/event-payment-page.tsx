import "./event/event-payment.css";
import { type EventPayment, eventPaymentGet, eventPaymentSave } from "@time-event/contract/event-payments";
import type { BodyOf } from "@time-event/contract/endpoint";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { useMay } from "../../lib/session/use-may.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { Checkbox } from "../../ui/staff/control/checkbox.tsx";
import { NumberField } from "../../ui/staff/field/number-field.tsx";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { provingPassword } from "../../ui/staff/password/ask-password.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { accountText } from "./account-text.shared.ts";
import { eventPaymentMessages } from "./event/event-payment.messages.ts";
import { OwnAccounts } from "./event/own-accounts.tsx";
import { SatangTailChoice } from "./event/satang-tail-choice.tsx";
import { TestQr } from "./event/test-qr.tsx";

/** By which channels an event is paid, each with a code that staff can scan before anybody pays. */
export function Component() {
  const { id: eventId } = useEvent();
  const stored = useStaffQuery(eventPaymentGet, { eventId });
  return (
    <Loaded query={stored}>
      {({ data }) => {
        const reload = async () => (await stored.refetch()).data?.data ?? data;
        return (
          <>
            {/* the drawer of an account is a form of its own beside the one of the tab */}
            <OwnAccounts own={data.own} reload={reload} />
            <ChannelsForm stored={data} reload={reload} />
          </>
        );
      }}
    </Loaded>
  );
}

/** The way to the list of accounts, for who may add one. */
function AddAccount() {
  const m = useMessages(eventPaymentMessages);
  if (!useMay()("master_edit")) return null;
  return (
    <p>
      <ActionLink outlined icon="pi pi-plus" to="/master/payment-channels" label={m.add} />
    </p>
  );
}

interface ChannelsFormProps {
  readonly stored: EventPayment;
  readonly reload: () => Promise<EventPayment>;
}

function ChannelsForm({ stored, reload }: ChannelsFormProps) {
  const m = useMessages(eventPaymentMessages);
  const format = useFormat();
  const { id: eventId, slug } = useEvent();
  const save = useStaffAction(eventPaymentSave);
  const toForm = (from: EventPayment): BodyOf<typeof eventPaymentSave> => {
    const { channelIds, satangTail, payHours, mostEntries, addressShare, revision } = from;
    return { eventId, channelIds: [...channelIds], satangTail, payHours, mostEntries, addressShare, revision };
  };
  const form = useForm({
    draft: "event-payment",
    stored: toForm(stored),
    schema: eventPaymentSave.body,
    save: async (values) =>
      toForm((await provingPassword((password) => save.mutateAsync({ ...values, password }))).data),
  });
  const numberOf = (name: "payHours" | "mostEntries" | "addressShare") => ({
    name,
    value: form.values[name] ?? null,
    error: form.errorAt(name),
    onChange: (number: number | null) => form.change({ [name]: number ?? 0 }),
  });
  const chosen = form.values.channelIds;
  const used = [...stored.own, ...stored.channels.filter(({ id }) => chosen.includes(id))].filter(
    ({ active }) => active,
  );
  const first = used.find(({ account }) => account.kind !== "bank");
  const toggle = (id: number, isUsed: boolean) =>
    form.change({ channelIds: isUsed ? [...chosen, id] : chosen.filter((each) => each !== id) });
  return (
    <FormFrame
      undoable
      form={form}
      conflict={{
        reload: async () => toForm(await reload()),
        labels: {
          channelIds: m.channels,
          satangTail: m.tail,
          payHours: m.payHours,
          mostEntries: m.mostEntries,
          addressShare: m.addressShare,
        },
      }}
    >
      <Panel title={m.title} hint={m.lead}>
        <p role="status" className="event-channels__warning">
          {used.length === 0 && (chosen.length === 0 ? m.noneChosen : m.noneOpen)}
        </p>
        {stored.channels.length === 0 && <p className="soft">{m.none}</p>}
        <div className="event-channels">
          {stored.channels.map((channel) => {
            const name = format.text(channel.name);
            const inputId = `channel-${channel.id}`;
            return (
              <div key={channel.id} className="event-channel">
                <Checkbox
                  inputId={inputId}
                  checked={chosen.includes(channel.id)}
                  onChange={(isUsed) => toggle(channel.id, isUsed)}
                />
                <label htmlFor={inputId} className="event-channel__name">
                  {name}
                  {first?.id === channel.id && (
                    <Chip tone="primary" icon="check">
                      {m.first}
                    </Chip>
                  )}
                  {!channel.active && (
                    <Chip tone="warn" icon="warning">
                      {m.inactive}
                    </Chip>
                  )}
                </label>
                <span className="event-channel__number figures">
                  {accountText(channel.account)}
                  {channel.account.kind === "bank" && ` · ${channel.account.holder}`}
                </span>
                <TestQr account={channel.account} name={name} slug={slug} />
              </div>
            );
          })}
        </div>
      </Panel>
      <AddAccount />
      <Panel title={m.toPay} hint={m.toPayLead}>
        <div className="event-pay-hours">
          <NumberField label={m.payHours} unit={m.hours} required {...numberOf("payHours")} />
        </div>
      </Panel>
      <Panel title={m.limits} hint={m.limitsLead}>
        <div className="event-pay-hours">
          <NumberField label={m.mostEntries} unit={m.entries} required {...numberOf("mostEntries")} />
          <NumberField label={m.addressShare} unit="%" required {...numberOf("addressShare")} />
        </div>
      </Panel>
      <Panel title={m.tail} hint={m.tailLead}>
        <SatangTailChoice
          value={form.values.satangTail ?? "off"}
          onChange={(satangTail) => form.change({ satangTail })}
        />
      </Panel>
    </FormFrame>
  );
}
