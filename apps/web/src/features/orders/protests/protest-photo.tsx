import type { OwnProtest } from "@time-event/contract/protests";
import { webImagesSave } from "@time-event/contract/transfers";
import { useId, useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { upload } from "../../../lib/api/files.ts";
import { sendFile } from "../../../lib/api/send-file.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { waitMs } from "../send-submit.ts";
import { acceptedPictures } from "../slips/accepted-files.ts";
import { prepareSlip } from "../slips/prepare-slip.ts";
import { ownProtestMessages } from "./protests.messages.ts";

interface ProtestPhotoProps {
  readonly protest: Pick<OwnProtest, "id" | "hasPhoto">;
  readonly orderKey: string;
  readonly onSent: () => void;
}

/** A photograph for the jury, beside a protest that they have already: no slow upload costs the time to protest. */
export function ProtestPhoto({ protest: { id, hasPhoto }, orderKey, onSent }: ProtestPhotoProps) {
  const m = useMessages(ownProtestMessages);
  const failureText = useFailureText(m.refusals);
  const inputId = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function choose(file: File): Promise<void> {
    setProblem("");
    const prepared = await prepareSlip(file);
    if (prepared === "heic" || prepared === "pdf") return setProblem(m.noPicture);
    setBusy(true);
    try {
      const send = () => upload(webImagesSave, { kind: "protest", protest: id }, prepared, { key: orderKey });
      await sendFile(send, { wait: waitMs, onTry: () => {} });
      onSent();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(failureText(error).join(" "));
    }
    setBusy(false);
  }

  return (
    <div className="protest__photo">
      <input
        id={inputId}
        className="unseen"
        type="file"
        accept={acceptedPictures}
        disabled={isBusy}
        aria-describedby={`${inputId}-note`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // the same file may be chosen again
          currentTarget.value = "";
          if (file) void choose(file);
        }}
      />
      <label htmlFor={inputId} className={buttonClass("quiet", true)} aria-busy={isBusy}>
        <Icon name="picture" />
        {isBusy ? m.sending : hasPhoto ? m.otherPhoto : m.addPhoto}
      </label>
      <span id={`${inputId}-note`} role={problem ? "alert" : undefined} className={problem ? "field__error" : "soft"}>
        {problem || (hasPhoto ? m.photoThere : "")}
      </span>
    </div>
  );
}
