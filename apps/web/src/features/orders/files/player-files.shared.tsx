import { answerFileGet } from "@time-event/contract/answer-files";
import type { AnswerFile } from "@time-event/contract/order-choices";
import type { OrderPlayer } from "@time-event/contract/order-player";
import { namedFiles } from "@time-event/domain/questions/answer-files";
import { useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { download } from "../../../lib/api/files.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { tellFailed } from "../../../ui/staff/toast/tell-failed.ts";
import { fileMessages } from "./files.messages.ts";
import { useFileText } from "./use-file-text.ts";

interface PlayerFilesProps {
  readonly eventId: number;
  readonly answers: OrderPlayer["answers"];
  /** Of the whole order. */
  readonly files: readonly AnswerFile[];
}

/** The documents of a player, for staff; opening one is put on record. */
export function PlayerFiles({ eventId, answers, files }: PlayerFilesProps) {
  const m = useMessages(fileMessages);
  const fileText = useFileText();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(0);
  const named = namedFiles(answers);
  const own = files.filter(({ id }) => named.includes(id));
  async function open(id: number): Promise<void> {
    setBusy(id);
    try {
      await download(answerFileGet, { eventId, id });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      tellFailed(failureText(error));
    }
    setBusy(0);
  }
  if (own.length === 0) return null;
  return (
    <span className="row" role="group" aria-label={m.documents}>
      {own.map((file) => (
        <Button
          key={file.id}
          type="button"
          outlined
          size="small"
          icon="pi pi-file"
          label={fileText(file)}
          loading={busy === file.id}
          onClick={() => void open(file.id)}
        />
      ))}
    </span>
  );
}
