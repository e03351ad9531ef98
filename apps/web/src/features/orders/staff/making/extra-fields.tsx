import { askedNow } from "../../entering/answers-in.ts";
import { offeredTo } from "../../entering/chosen-in.ts";
import { AddOnField } from "./add-on-field.tsx";
import { AnswerField } from "./answer-field.tsx";
import type { PlayerPartProps } from "./player-part-props.ts";

/** What this player can have beside the entry, and what the organiser asks. */
export function ExtraFields({ player, category, offered, path, files, errorAt, onChange }: PlayerPartProps) {
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
          error={errorAt(`${path}.addOns.${addOn.id}`)}
          onChange={(chosen) => onChange({ ...player, addOns: chosen })}
        />
      ))}
      {questions.map((question) => (
        <AnswerField
          key={question.id}
          question={question}
          answer={player.answers[question.id]}
          error={errorAt(`${path}.answers.${question.id}`)}
          files={files}
          onChange={(answer) => onChange({ ...player, answers: { ...player.answers, [question.id]: answer } })}
        />
      ))}
    </div>
  );
}
