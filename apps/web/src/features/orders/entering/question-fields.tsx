import type { OrderPlayer } from "@time-event/contract/order-player";
import { type ComponentProps, Suspense } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { enterMessages } from "../enter.messages.ts";
import type { AnswerFilesOf } from "../files/answer-files.ts";
import type { AskedQuestion } from "../offer.shared.ts";
import { ChoiceField, EnterField } from "./enter-field.tsx";
import { OneTapField } from "./one-tap-field.tsx";

interface QuestionFieldsProps {
  readonly questions: readonly AskedQuestion[];
  /** Of the player: `entries.0.players.1`. */
  readonly path: string;
  readonly answers: OrderPlayer["answers"];
  readonly errorAt: (path: string) => string | undefined;
  /** Null: no file can be sent yet. */
  readonly files: AnswerFilesOf | null;
}

// few events ask for a file
const FileField = later(async () => (await import("../files/file-field.tsx")).FileField);

/** So many short options are beside each other; more are a list. */
const fewOptions = 5;

/** What the organiser asks, each by the control that fits. */
export function QuestionFields({ questions, path, answers, errorAt, files }: QuestionFieldsProps) {
  const m = useMessages(enterMessages);
  const format = useFormat();
  if (questions.length === 0) return null;
  return (
    <div className="enter__fields enter__questions">
      {questions.map((question) => {
        const name = `${path}.answers.${question.id}`;
        const answer = answers[question.id];
        const one = typeof answer === "string" ? answer : "";
        const optional = question.required ? "" : ` (${m.optional})`;
        const hint = format.text(question.help) || undefined;
        const shared = { name, label: format.text(question.label) + optional, value: one, error: errorAt(name) };
        const options = question.options.map(({ code, name: option }) => ({ value: code, label: format.text(option) }));
        switch (question.kind) {
          case "yes_no":
            return (
              <OneTapField
                key={name}
                {...shared}
                hint={hint}
                options={[
                  { value: "yes", label: m.yes },
                  { value: "no", label: m.no },
                ]}
              />
            );
          case "choice":
            return options.length <= fewOptions ? (
              <OneTapField key={name} {...shared} hint={hint} options={options} />
            ) : (
              <ChoiceField
                key={name}
                {...shared}
                hint={hint}
                options={[{ value: "", label: m.choosePlease }, ...options]}
              />
            );
          case "choices":
            return <OneTapField key={name} {...shared} hint={hint} options={options} several={answer ?? []} />;
          case "number":
            return (
              <EnterField key={name} {...shared} hint={hint} inputMode="decimal" maxLength={20} autoComplete="off" />
            );
          case "duration":
            return (
              <EnterField
                key={name}
                {...shared}
                hint={[hint, m.durationHint].filter(Boolean).join(" · ")}
                // a keyboard with a point, which is read as a colon; the one with digits alone has no colon
                inputMode="decimal"
                maxLength={20}
                autoComplete="off"
              />
            );
          case "file":
            return <FileQuestion key={name} {...shared} hint={hint} files={files} />;
          case "date":
          case "text":
            return <EnterField key={name} {...shared} hint={hint} maxLength={500} autoComplete="off" />;
        }
      })}
    </div>
  );
}

type FileQuestionProps = Omit<ComponentProps<typeof FileField>, "files"> & Pick<QuestionFieldsProps, "files">;

/** A file travels by itself, so it needs the script. */
function FileQuestion({ files, ...field }: FileQuestionProps) {
  const m = useMessages(enterMessages);
  const isAlive = useHydrated();
  const waiting = (
    <div className="field">
      <span className="field__label">{field.label}</span>
      <noscript className="field__hint">{m.fileNeedsScript}</noscript>
    </div>
  );
  if (!isAlive || !files) return waiting;
  return (
    <Suspense fallback={waiting}>
      <FileField {...field} files={files} />
    </Suspense>
  );
}
