import type { BodyOf } from "@time-event/contract/endpoint";
import { type PaymentChannel, paymentChannelDelete, paymentChannelSave } from "@time-event/contract/payment-channels";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { SwitchField } from "../../ui/staff/field/switch-field.tsx";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { provingPassword } from "../../ui/staff/password/ask-password.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { AccountFields, blankAccounts } from "./account-fields.tsx";
import { accountText } from "./account-text.shared.ts";
import { schemaOfAccount } from "./channel-schema.ts";
import { paymentChannelMessages } from "./payment-channels.messages.ts";

type Values = BodyOf<typeof paymentChannelSave>;

interface PaymentChannelDrawerProps {
  /** Null: a new one. */
  readonly channel: PaymentChannel | null;
  readonly reload: () => Promise<readonly PaymentChannel[]>;
  readonly onClose: () => void;
}

const blank: Values = {
  id: null,
  name: { th: "", en: "" },
  account: blankAccounts.promptpay,
  active: true,
  isDefault: false,
  revision: 0,
};
/** The fields of a row that staff edit. */
const valuesOf = (row: PaymentChannel): Values => paymentChannelSave.body.parse(row);
export function PaymentChannelDrawer({ channel, reload, onClose }: PaymentChannelDrawerProps) {
  const m = useMessages(paymentChannelMessages);
  const format = useFormat();
  const save = useStaffAction(paymentChannelSave);
  const remove = useStaffAction(paymentChannelDelete);
  const send = (values: Values) => provingPassword((password) => save.mutateAsync({ ...values, password }));
  const [stored] = useState(() => (channel ? valuesOf(channel) : blank));
  const form = useForm<Values>({
    draft: `payment-channel ${channel?.id ?? "new"}`,
    stored,
    schema: schemaOfAccount(paymentChannelSave.body),
    words: m.words,
    save: async (values) => valuesOf((await send(values)).data),
  });
  const removal = channel && {
    question: m.deleteQuestion(format.text(channel.name)),
    remove: () => remove.mutateAsync({ id: channel.id, revision: form.stored.revision }),
  };
  return (
    <EditorDrawer
      title={channel ? format.text(channel.name) : m.addTitle}
      form={form}
      words={m.words}
      conflict={{
        reload: async () => (await reload()).map(valuesOf).find((each) => each.id === form.values.id),
        labels: { name: m.name, account: m.account, active: m.active, isDefault: m.isDefault },
        show: (key, value) => (key === "account" ? accountText(value as Values["account"]) : undefined),
      }}
      removal={removal}
      send={send}
      onClose={onClose}
    >
      <BothLanguagesField label={m.name} required {...form.field("name")} />
      <AccountFields {...form.field("account")} />
      <SwitchField label={m.active} {...form.field("active")} />
      <SwitchField label={m.isDefault} hint={m.defaultHint} {...form.field("isDefault")} />
    </EditorDrawer>
  );
}
