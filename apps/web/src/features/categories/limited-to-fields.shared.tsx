import type { Text } from "@time-event/contract/fields";
import { useFormat } from "../../lib/i18n/format.ts";
import { MultiSelectField } from "../../ui/staff/field/multi-select-field.tsx";
import { SwitchField } from "../../ui/staff/field/switch-field.tsx";
import { type Editing, fieldOf } from "../../ui/staff/form/editing.ts";

interface LimitedToFieldsProps {
  readonly editing: Editing<{ readonly categoryIds: number[] | null }>;
  readonly label: string;
  readonly listLabel: string;
  readonly categories: readonly { readonly id: number; readonly code: string; readonly name: Text }[];
}

/** Limits something to some categories of its event: a switch, and the list once it is on. */
export function LimitedToFields({ editing, label, listLabel, categories }: LimitedToFieldsProps) {
  const format = useFormat();
  const { categoryIds } = editing.values;
  const field = fieldOf(editing, "categoryIds");
  return (
    <>
      <SwitchField
        label={label}
        value={categoryIds !== null}
        onChange={(on) => editing.change({ categoryIds: on ? [] : null })}
      />
      {categoryIds !== null && (
        <MultiSelectField
          label={listLabel}
          options={categories.map(({ id, code, name }) => ({ value: id, label: `${code} ${format.text(name)}` }))}
          {...field}
          value={categoryIds}
          onChange={(ids) => field.onChange([...ids])}
        />
      )}
    </>
  );
}
