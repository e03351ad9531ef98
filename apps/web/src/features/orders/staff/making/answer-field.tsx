import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { MultiSelectField } from "../../../../ui/staff/field/multi-select-field.tsx";
import { SelectField } from "../../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import { AnswerFileField } from "../../files/answer-file-field.tsx";
import type { DeskFiles } from "../../files/desk-files.ts";
import type { AskedQuestion } from "../../offer.shared.ts";
import { makingMessages } from "./making.messages.ts";

interface AnswerFieldProps {
  readonly question: AskedQuestion;
  readonly answer: string | readonly string[] | undefined;
  readonly error: string | undefined;
  /** Null: there is no order yet that files could be sent for. */
  readonly files: DeskFiles | null;
  readonly onChange: (answer: string | string[]) => void;
}

/** A question of the organiser, by the control that fits. */
export function AnswerField({ question, answer, error, files, onChange }: AnswerFieldProps) {
  const m = useMessages(makingMessages);
  const format = useFormat();
  const { kind, label, required } = question;
  const shared = { label: format.text(label), required, error };
  const options = question.options.map(({ code, name }) => ({ value: code, label: format.text(name) }));
  if (kind === "choices") {
    return (
      <MultiSelectField<string>
        {...shared}
        value={typeof answer === "object" ? answer : []}
        options={options}
        onChange={(chosen) => onChange([...chosen])}
      />
    );
  }
  const one = typeof answer === "string" ? answer : "";
  if (kind === "choice" || kind === "yes_no") {
    const yesNo = (["yes", "no"] as const).map((value) => ({ value, label: m[value] }));
    return (
      <SelectField<string>
        {...shared}
        clearable
        value={one || null}
        options={kind === "yes_no" ? yesNo : options}
        onChange={(chosen) => onChange(chosen ?? "")}
      />
    );
  }
  if (kind === "file") {
    if (!files) return <p className="soft">{m.fileLater(format.text(label))}</p>;
    return <AnswerFileField {...shared} value={one} files={files} onChange={onChange} />;
  }
  return <TextField {...shared} maxLength={500} autoComplete="off" value={one} onChange={onChange} />;
}
