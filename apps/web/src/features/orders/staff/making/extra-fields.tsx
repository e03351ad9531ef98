import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { MultiSelectField } from "../../../../ui/staff/field/multi-select-field.tsx";
import { SelectField } from "../../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import { askedNow } from "../../entering/answers-in.ts";
import { offeredTo } from "../../entering/chosen-in.ts";
import type { AskedQuestion } from "../../offer.shared.ts";
import { AnswerFileField } from "../../files/answer-file-field.tsx";
import { AddOnField } from "./add-on-field.tsx";
import { makingMessages } from "./making.messages.ts";
import type { PlayerPartProps } from "./player-part-props.ts";

/** What this player can have beside the entry, and what the organiser asks. */
export function ExtraFields(props: PlayerPartProps) {
  const { player, category, offered } = props;
  const addOns = offeredTo(offered.addOns, category);
  const questions = askedNow(offered.questions, category, player.answers);
  if (addOns.length + questions.length === 0) return null;
  return (
    <div className="form-grid">
      {addOns.map((addOn) => (
        <AddOnField
          key={addOn.id}
          addOn={addOn}
          chosen={player.addOns}
          error={props.errorAt(`${props.path}.addOns.${addOn.id}`)}
          onChange={(chosen) => props.onChange({ ...player, addOns: chosen })}
        />
      ))}
      {questions.map((question) => (
        <AnswerField key={question.id} {...props} question={question} />
      ))}
    </div>
  );
}

function AnswerField({
  path,
  player,
  errorAt,
  onChange,
  question,
  files,
}: PlayerPartProps & { readonly question: AskedQuestion }) {
  const m = useMessages(makingMessages);
  const format = useFormat();
  const { id, kind, label, required } = question;
  const answer = player.answers[id];
  const shared = { label: format.text(label), required, error: errorAt(`${path}.answers.${id}`) };
  const options = question.options.map(({ code, name }) => ({ value: code, label: format.text(name) }));
  const store = (value: string | string[]) => onChange({ ...player, answers: { ...player.answers, [id]: value } });
  if (kind === "choices") {
    return (
      <MultiSelectField<string>
        {...shared}
        value={Array.isArray(answer) ? answer : []}
        options={options}
        onChange={(chosen) => store([...chosen])}
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
        onChange={(chosen) => store(chosen ?? "")}
      />
    );
  }
  if (kind === "file")
    return files ? (
      <AnswerFileField {...shared} value={one} files={files} onChange={store} />
    ) : (
      <p className="soft">{m.fileLater(format.text(label))}</p>
    );
  return <TextField {...shared} maxLength={500} autoComplete="off" value={one} onChange={store} />;
}
