import "./files.css";
import type { AnswerFile } from "@time-event/contract/order-choices";
import { fileAnswer, namedFile } from "@time-event/domain/questions/answer-files";
import { useRef, useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button, buttonClass } from "../../../ui/button/button.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Progress } from "../../../ui/progress/progress.tsx";
import { acceptedDocuments } from "../slips/accepted-files.ts";
import { useSending } from "../slips/use-sending.ts";
import { answerFiles, type AnswerFilesOf } from "./answer-files.ts";
import { fileMessages } from "./files.messages.ts";
import { useFileText } from "./use-file-text.ts";

interface FileFieldProps {
  readonly name: string;
  readonly label: string;
  /** The stored answer. */
  readonly value: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly files: AnswerFilesOf;
}

type Chosen = Pick<AnswerFile, "id" | "bytes" | "mediaType">;

/** Answers a question by a file: it is sent as soon as it is chosen, and the form keeps its name. */
export function FileField({ name, label, value, hint, error, files }: FileFieldProps) {
  const m = useMessages(fileMessages);
  const fileText = useFileText();
  const failureText = useFailureText(m.refusals);
  const { send, open } = answerFiles(files);
  const answer = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(() => {
    const id = namedFile(value);
    if (id === undefined) return null;
    // one that was sent, but not saved yet, is known by its name alone
    return files.known.find((file) => file.id === id) ?? { id, bytes: 0, mediaType: "image/webp" };
  });
  const choose = (next: Chosen | null) => {
    setChosen(next);
    if (!answer.current) return;
    answer.current.value = next ? fileAnswer(next.id) : "";
    // the form keeps what is typed when something is typed
    answer.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const {
    sending,
    choose: sendChosen,
    again,
  } = useSending({
    send,
    onSent: (id, { size, type }) =>
      choose({ id, bytes: size, mediaType: type === "application/pdf" ? type : "image/webp" }),
    takesPdf: true,
  });
  const problem =
    error ??
    (sending.is === "problem" ? m.heic : sending.is === "failed" ? failureText(sending.failure).join(" ") : undefined);
  const percent = sending.is === "sending" ? Math.round(sending.share * 100) : 0;
  const words = percent === 100 ? m.reading : m.sending(percent);
  const note = `${name}-note`;
  return (
    <div className="field answer-file" role="group" aria-labelledby={`${name}-label`}>
      <span id={`${name}-label`} className="field__label">
        {label}
      </span>
      <input ref={answer} type="hidden" name={name} defaultValue={value} />
      {chosen && (
        <p className="answer-file-chosen">
          <Icon name="check" />
          <span className="figures">{chosen.bytes === 0 ? m.received : fileText(chosen)}</span>
          <Button look="quiet" small aria-label={m.openOf(label)} onClick={() => void open(chosen.id)}>
            {m.open}
          </Button>
          <Button
            look="quiet"
            small
            aria-label={m.removeOf(label)}
            onClick={() => {
              choose(null);
              // this button goes with the file
              input.current?.focus();
            }}
          >
            {m.remove}
          </Button>
        </p>
      )}
      <div className="answer-file-choose">
        <input
          ref={input}
          id={`${name}-file`}
          className="unseen"
          type="file"
          accept={acceptedDocuments}
          aria-describedby={note}
          aria-invalid={problem !== undefined}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // the same file may be chosen again
            currentTarget.value = "";
            if (file) void sendChosen(file);
          }}
        />
        <label htmlFor={`${name}-file`} className={buttonClass("quiet", false)}>
          <Icon name="picture" />
          {chosen ? m.other : m.choose}
          <span className="unseen"> {label}</span>
        </label>
      </div>
      <span id={note} className={problem ? "field__error" : "field__hint"} role={problem ? "alert" : undefined}>
        {problem ?? [hint, m.formats].filter(Boolean).join(" · ")}
      </span>
      <div role="status" className="answer-file-status">
        {sending.is === "preparing" && m.preparing}
        {sending.is === "sending" && percent === 100 && m.reading}
        {sending.is === "sending" && sending.attempt > 1 && m.tryNumber(sending.attempt)}
      </div>
      {sending.is === "sending" && <Progress label={words} value={percent} max={100} />}
      {sending.is === "failed" && sending.failure.code !== "refused" && (
        <div className="row">
          <Button small onClick={() => void again()}>
            {m.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
