import type { PaymentAccount } from "@time-event/contract/payment-channels";
import { bankOf, banks } from "@time-event/domain/promptpay/banks";
import { promptPayKinds } from "@time-event/domain/promptpay/promptpay-id";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import type { FieldProps } from "../../ui/form/field-props.ts";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { BillReferenceField } from "./bill-reference-field.tsx";
import { paymentChannelMessages } from "./payment-channels.messages.ts";

type Of<Kind extends PaymentAccount["kind"]> = Extract<PaymentAccount, { kind: Kind }>;

export const blankAccounts: { readonly [Kind in PaymentAccount["kind"]]: Of<Kind> } = {
  promptpay: { kind: "promptpay", idKind: "phone", promptPayId: "" },
  bank: { kind: "bank", bankCode: "", accountNumber: "", holder: "" },
  bill: { kind: "bill", billerId: "", ref1: { rule: "registration", text: "" }, ref2: { rule: "none", text: "" } },
};

type AccountFieldsProps = Pick<FieldProps<PaymentAccount>, "onChange"> & {
  readonly value: PaymentAccount;
  readonly errorAt: (part: string) => string | undefined;
};

/** The kind of an account, and the fields of that kind. */
export function AccountFields({ value: account, onChange, errorAt }: AccountFieldsProps) {
  const m = useMessages(paymentChannelMessages);
  const kinds = ["promptpay", "bank", "bill"] as const;
  return (
    <>
      <SelectField
        label={m.kind}
        required
        value={account.kind}
        options={kinds.map((value) => ({ value, label: m.kinds[value] }))}
        onChange={(kind) => onChange(blankAccounts[kind ?? account.kind])}
      />
      {account.kind === "promptpay" && <PromptPayFields account={account} onChange={onChange} errorAt={errorAt} />}
      {account.kind === "bank" && <BankFields account={account} onChange={onChange} errorAt={errorAt} />}
      {account.kind === "bill" && <BillFields account={account} onChange={onChange} errorAt={errorAt} />}
    </>
  );
}

interface PartProps<Kind extends PaymentAccount["kind"]> {
  readonly account: Of<Kind>;
  readonly onChange: (account: Of<Kind>) => void;
  readonly errorAt: (part: string) => string | undefined;
}

function PromptPayFields({ account, onChange, errorAt }: PartProps<"promptpay">) {
  const m = useMessages(paymentChannelMessages);
  return (
    <div className="form-grid">
      <SelectField
        label={m.idKind}
        required
        value={account.idKind}
        options={promptPayKinds.map((value) => ({ value, label: m.idKinds[value] }))}
        onChange={(idKind) => onChange({ ...account, idKind: idKind ?? account.idKind })}
      />
      <TextField
        label={m.promptPayId}
        hint={m.idHints[account.idKind]}
        required
        inputMode="numeric"
        maxLength={30}
        value={account.promptPayId}
        error={errorAt("promptPayId")}
        onChange={(promptPayId) => onChange({ ...account, promptPayId })}
      />
    </div>
  );
}

function BankFields({ account, onChange, errorAt }: PartProps<"bank">) {
  const m = useMessages(paymentChannelMessages);
  const format = useFormat();
  const lengths = bankOf(account.bankCode)?.lengths ?? [];
  return (
    <div className="form-grid">
      <SelectField
        label={m.bank}
        required
        value={account.bankCode || null}
        error={errorAt("bankCode") && m.words["bankCode unknown"]}
        options={banks.map((bank) => ({ value: bank.code, label: `${format.text(bank)} (${bank.short})` }))}
        onChange={(bankCode) => onChange({ ...account, bankCode: bankCode ?? "" })}
      />
      <TextField
        label={m.accountNumber}
        hint={lengths.length > 0 ? m.accountHint(lengths.join(m.or)) : undefined}
        required
        inputMode="numeric"
        maxLength={30}
        value={account.accountNumber}
        error={errorAt("accountNumber")}
        onChange={(accountNumber) => onChange({ ...account, accountNumber })}
      />
      <div className="form-grid__wide">
        <TextField
          label={m.holder}
          required
          maxLength={120}
          value={account.holder}
          error={errorAt("holder")}
          onChange={(holder) => onChange({ ...account, holder })}
        />
      </div>
    </div>
  );
}

function BillFields({ account, onChange, errorAt }: PartProps<"bill">) {
  const m = useMessages(paymentChannelMessages);
  return (
    <>
      <TextField
        label={m.billerId}
        hint={m.billerHint}
        required
        inputMode="numeric"
        maxLength={30}
        value={account.billerId}
        error={errorAt("billerId")}
        onChange={(billerId) => onChange({ ...account, billerId })}
      />
      <BillReferenceField
        place={1}
        value={account.ref1}
        errorAt={(part) => errorAt(`ref1.${part}`)}
        onChange={(ref1) => onChange({ ...account, ref1 })}
      />
      <BillReferenceField
        place={2}
        value={account.ref2}
        errorAt={(part) => errorAt(`ref2.${part}`)}
        onChange={(ref2) => onChange({ ...account, ref2 })}
      />
    </>
  );
}
