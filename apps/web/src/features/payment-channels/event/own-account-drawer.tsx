import type { BodyOf } from "@time-event/contract/endpoint";
import { eventChannelDelete, eventChannelSave } from "@time-event/contract/event-payments";
import type { PaymentAccount, PaymentChannel } from "@time-event/contract/payment-channels";
import { useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { BothLanguagesField } from "../../../ui/staff/field/both-languages-field.tsx";
import { SwitchField } from "../../../ui/staff/field/switch-field.tsx";
import { EditorDrawer } from "../../../ui/staff/form/editor-drawer.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { provingPassword } from "../../../ui/staff/password/ask-password.ts";
import { useEvent } from "../../events/use-event.shared.ts";
import { AccountFields, blankAccounts } from "../account-fields.tsx";
import { accountText } from "../account-text.shared.ts";
import { schemaOfAccount } from "../channel-schema.ts";
import { paymentChannelMessages } from "../payment-channels.messages.ts";
import { eventPaymentMessages } from "./event-payment.messages.ts";

type Values = BodyOf<typeof eventChannelSave>;
type Kind = PaymentAccount["kind"];

interface OwnAccountDrawerProps {
  /** Null: a new one. */
  readonly channel: PaymentChannel | null;
  readonly reload: () => Promise<readonly PaymentChannel[]>;
  readonly onClose: () => void;
}

export const ownAccountDraft = (id: number | null) => `event-channel ${id ?? "new"}`;

const nameOfKind = (kind: Kind) => ({
  th: paymentChannelMessages.th.kinds[kind],
  en: paymentChannelMessages.en.kinds[kind],
});

/** An account of this event alone. Its name is that of its kind until somebody types another. */
export function OwnAccountDrawer({ channel, reload, onClose }: OwnAccountDrawerProps) {
  const m = useMessages(paymentChannelMessages);
  const { ownTitleOfNew, ownDelete, ownWords } = useMessages(eventPaymentMessages);
  const format = useFormat();
  const { id: eventId } = useEvent();
  const save = useStaffAction(eventChannelSave);
  const remove = useStaffAction(eventChannelDelete);
  const send = (values: Values) => provingPassword((password) => save.mutateAsync({ ...values, password }));
  const valuesOf = (row: PaymentChannel): Values => eventChannelSave.body.parse({ ...row, eventId });
  const words = { ...m.words, ...ownWords };
  const [stored] = useState<Values>(() =>
    channel
      ? valuesOf(channel)
      : {
          eventId,
          id: null,
          name: nameOfKind("promptpay"),
          account: blankAccounts.promptpay,
          active: true,
          revision: 0,
        },
  );
  const form = useForm<Values>({
    draft: ownAccountDraft(channel?.id ?? null),
    stored,
    schema: schemaOfAccount(eventChannelSave.body),
    words,
    save: async (values) => valuesOf((await send(values)).data),
  });
  const { name, account } = form.values;
  const changeAccount = (next: PaymentAccount) => {
    const hasNameOfKind = name.th === nameOfKind(account.kind).th;
    form.change({ account: next, ...(hasNameOfKind && { name: nameOfKind(next.kind) }) });
  };
  const removal = channel && {
    question: ownDelete(format.text(channel.name)),
    remove: () => remove.mutateAsync({ eventId, id: channel.id, revision: form.stored.revision }),
  };
  return (
    <EditorDrawer
      title={channel ? format.text(channel.name) : ownTitleOfNew}
      form={form}
      words={words}
      conflict={{
        reload: async () => (await reload()).map(valuesOf).find(({ id }) => id === form.values.id),
        labels: { name: m.name, account: m.account, active: m.active },
        show: (key, value) => (key === "account" ? accountText(value as PaymentAccount) : undefined),
      }}
      removal={removal}
      send={send}
      onClose={onClose}
    >
      <AccountFields {...form.field("account")} onChange={changeAccount} />
      <BothLanguagesField label={m.name} required {...form.field("name")} />
      <SwitchField label={m.active} {...form.field("active")} />
    </EditorDrawer>
  );
}
