import { abroad, provinceName, provinces } from "@time-event/domain/geo/provinces";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";
import { ChoiceField } from "./enter-field.tsx";

interface ProvinceFieldProps {
  readonly name: string;
  readonly value: string;
  readonly label?: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly autoComplete: string;
}

/** A province by its Thai name, which is stored; a place abroad that somebody has stays. */
export function ProvinceField({ value, label, ...field }: ProvinceFieldProps) {
  const m = useMessages(enterMessages);
  const language = useLanguage();
  const own = value === "" || value === abroad || provinces.includes(value) ? [] : [value];
  return (
    <ChoiceField
      {...field}
      value={value}
      label={label ?? m.province}
      options={[
        { value: "", label: m.noSize },
        ...[...own, ...provinces, abroad].map((each) => ({ value: each, label: provinceName(each, language) })),
      ]}
    />
  );
}
