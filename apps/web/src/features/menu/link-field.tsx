import { useId } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { useStaffPaths } from "../../lib/page/page-exists.ts";
import { TextInput } from "../../ui/staff/control/text-input.tsx";
import { StaffField } from "../../ui/staff/field/staff-field.tsx";
import { Suggestions } from "../../ui/staff/field/suggestions.tsx";
import { menuMessages } from "./menu.messages.ts";

interface LinkFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (link: string) => void;
}

/** The target of an item: one of the staff pages, which the field suggests, or another address. */
export function LinkField({ value, error, onChange }: LinkFieldProps) {
  const m = useMessages(menuMessages);
  const paths = useStaffPaths();
  const list = useId();
  return (
    <StaffField label={m.link} hint={m.linkHint} error={error}>
      {(control) => (
        <>
          <TextInput
            {...control}
            value={value}
            list={list}
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            onChange={({ target }) => onChange(target.value)}
          />
          <Suggestions id={list} values={paths} />
        </>
      )}
    </StaffField>
  );
}
