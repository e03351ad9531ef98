import { answerFileSave } from "@time-event/contract/answer-files";
import type { AnswerFile } from "@time-event/contract/order-choices";
import { fileAnswer, namedFile } from "@time-event/domain/questions/answer-files";
import { useId, useRef, useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { upload } from "../../../lib/api/files.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { acceptedDocuments } from "../slips/accepted-files.ts";
import type { DeskFiles } from "./desk-files.ts";
import { fileMessages } from "./files.messages.ts";
import { useFileText } from "./use-file-text.ts";

interface AnswerFileFieldProps {
  readonly label: string;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly value: string;
  readonly files: DeskFiles;
  readonly onChange: (answer: string) => void;
}

/** The file by which a player answers a question, as staff got it from them. */
export function AnswerFileField({ label, required, error, value, files, onChange }: AnswerFileFieldProps) {
  const m = useMessages(fileMessages);
  const fileText = useFileText();
  const failureText = useFailureText();
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<readonly AnswerFile[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const chosen = [...files.known, ...sent].find(({ id }) => id === namedFile(value));
  async function send(file: File): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { data } = await upload(answerFileSave, { eventId: files.eventId, order: files.orderId }, file);
      setSent((before) => [...before, data]);
      onChange(fileAnswer(data.id));
    } catch (caught) {
      if (!(caught instanceof CallFailed)) throw caught;
      setFailure(failureText(caught).join(" "));
    }
    setBusy(false);
  }
  const problem = failure ?? error;
  return (
    <div className="staff-field" role="group" aria-labelledby={labelId}>
      <span id={labelId} className="staff-field__label">
        {label}
        {required && <span className="staff-field__required"> *</span>}
      </span>
      {value !== "" && <span className="figures">{chosen ? fileText(chosen) : m.received}</span>}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedDocuments}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file) void send(file);
        }}
      />
      <span className="row">
        <Button
          type="button"
          outlined
          size="small"
          icon="pi pi-upload"
          label={value === "" ? m.choose : m.other}
          loading={busy}
          onClick={() => input.current?.click()}
        />
        {value !== "" && <Button type="button" text size="small" label={m.remove} onClick={() => onChange("")} />}
      </span>
      {problem && (
        <small className="staff-field__error" role="alert">
          {problem}
        </small>
      )}
    </div>
  );
}
