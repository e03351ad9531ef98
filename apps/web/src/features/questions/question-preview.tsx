import type { QuestionForm } from "@time-event/contract/questions";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { questionsMessages } from "./questions.messages.ts";

/** A question as players will see it when they enter. */
export function QuestionPreview({ question }: { readonly question: QuestionForm }) {
  const m = useMessages(questionsMessages);
  const format = useFormat();
  const { label, help, kind, options, required } = question;
  const here: Partial<Record<QuestionForm["kind"], string>> = {
    date: m.dayHere,
    number: "0",
    duration: "4:30",
    file: m.fileHere,
  };
  const choices = kind === "yes_no" ? [m.yes, m.no] : options.map(({ code, name }) => format.text(name) || code);
  return (
    <section className="form-preview" aria-label={m.preview}>
      <p className="form-preview__head">
        <b>{m.preview}</b> {m.previewHint}
      </p>
      <div className="form-preview__item">
        <b>
          {format.text(label) || m.label}
          {required && <span className="staff-field__required"> *</span>}
        </b>
        {kind === "choice" || kind === "choices" || kind === "yes_no" ? (
          <p className="form-preview__choices">
            {choices.map((choice, at) => (
              <span key={at} className="form-preview__choice">
                {choice}
              </span>
            ))}
          </p>
        ) : (
          <p className="form-preview__input">{here[kind] ?? m.typeHere}</p>
        )}
        {format.text(help) && <p className="soft">{format.text(help)}</p>}
      </div>
    </section>
  );
}
