import type { DiscountCodeForm } from "@time-event/contract/discount-codes";
import type { Text } from "@time-event/contract/fields";
import { useMessages } from "../../lib/i18n/language.ts";
import { DateTimeField } from "../../ui/staff/date/date-time-field.tsx";
import { MoneyField } from "../../ui/staff/field/money-field.tsx";
import { NumberField } from "../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { SwitchField } from "../../ui/staff/field/switch-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { type Editing, fieldOf } from "../../ui/staff/form/editing.ts";
import { LimitedToFields } from "../categories/limited-to-fields.shared.tsx";
import { discountCodesMessages } from "./discount-codes.messages.ts";

interface DiscountCodeFieldsProps {
  readonly editing: Editing<DiscountCodeForm>;
  readonly timeZone: string;
  readonly categories: readonly { readonly id: number; readonly code: string; readonly name: Text }[];
}

const usual = { percent: 10, amount: 10_000, group: 10, access: 1 } as const;

export function DiscountCodeFields({ editing, timeZone, categories }: DiscountCodeFieldsProps) {
  const m = useMessages(discountCodesMessages);
  const { kind } = editing.values;
  const value = fieldOf(editing, "value");
  const least = fieldOf(editing, "leastSatang");
  const label = m.values[kind];
  const onValue = (count: number | null) => value.onChange(count ?? 0);
  return (
    <>
      <div className="form-grid">
        <TextField label={m.code} hint={m.codeHint} required maxLength={40} {...fieldOf(editing, "code")} />
        <SelectField
          label={m.kind}
          options={(["percent", "amount", "group", "access"] as const).map((each) => ({
            value: each,
            label: m.kinds[each],
          }))}
          {...fieldOf(editing, "kind")}
          onChange={(next) => editing.change({ kind: next ?? "percent", value: usual[next ?? "percent"] })}
        />
        {kind === "access" ? null : kind === "amount" ? (
          <MoneyField label={label} required {...value} onChange={onValue} />
        ) : (
          <NumberField label={label} required {...value} onChange={onValue} />
        )}
        <MoneyField label={m.least} {...least} onChange={(satang) => least.onChange(satang ?? 0)} />
        <NumberField label={m.uses} hint={m.usesHint} {...fieldOf(editing, "uses")} />
        <DateTimeField label={m.endsAt} timeZone={timeZone} usualTime="23:59" {...fieldOf(editing, "endsAt")} />
        <SwitchField label={m.oncePerPerson} hint={m.oncePerPersonHint} {...fieldOf(editing, "oncePerPerson")} />
      </div>
      <LimitedToFields editing={editing} label={m.onlySome} listLabel={m.categories} categories={categories} />
    </>
  );
}
