import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { FieldProps } from "../../form/field-props.ts";
import { NumberField } from "./number-field.tsx";
import { toSatang } from "../../field/number-text.ts";

/** Typed in baht, stored in satang. @example <MoneyField label={m.price} {...form.field("priceSatang")} /> */
export function MoneyField({ value, onChange, ...rest }: FieldProps<number | null>) {
  const m = useMessages(staffUiMessages);
  return (
    <NumberField
      {...rest}
      decimals={2}
      least={0}
      unit={m.baht}
      value={value === null ? null : value / 100}
      onChange={(baht) => onChange(toSatang(baht))}
    />
  );
}
