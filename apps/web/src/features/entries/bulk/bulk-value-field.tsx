import type { DataOf } from "@time-event/contract/endpoint";
import type { entryChoices } from "@time-event/contract/entries";
import { useId } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { Suggestions } from "../../../ui/staff/field/suggestions.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { entryWords } from "../entry-words.messages.ts";
import type { BulkKind } from "./bulk-bar.tsx";
import { bulkMessages } from "./bulk.messages.ts";

interface BulkValueFieldProps {
  readonly kind: BulkKind;
  readonly value: string;
  readonly choices: DataOf<typeof entryChoices>;
  readonly onChange: (value: string) => void;
}

/** The new value for all: a category of the event, a club or size (known or new), or a reason. */
export function BulkValueField({ kind, value, choices, onChange }: BulkValueFieldProps) {
  const m = useMessages(bulkMessages);
  const { fields } = useMessages(entryWords);
  const format = useFormat();
  const id = useId();
  if (kind === "restore" || kind === "delete") return null;
  if (kind === "withdraw")
    return <TextField label={m.reason} required maxLength={500} value={value} onChange={onChange} />;
  if (kind === "category") {
    return (
      <SelectField
        label={fields.category}
        required
        value={value || null}
        options={choices.categories.map(({ code, name }) => ({ value: code, label: format.text(name) }))}
        onChange={(code) => onChange(code ?? "")}
      />
    );
  }
  const known = kind === "club" ? choices.clubs : choices.shirtSizes;
  return (
    <>
      <TextField
        label={kind === "club" ? fields.club : fields.shirtSize}
        maxLength={kind === "club" ? 120 : 40}
        value={value}
        list={id}
        onChange={onChange}
      />
      <Suggestions id={id} values={known} />
    </>
  );
}
