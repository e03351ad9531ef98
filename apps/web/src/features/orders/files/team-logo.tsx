import "./team-logo.css";
import { teamLogoPath } from "@time-event/contract/order-choices";
import type { Order } from "@time-event/contract/orders";
import { webImagesDelete, webImagesSave } from "@time-event/contract/transfers";
import { useId, useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { upload } from "../../../lib/api/files.ts";
import { sendFile } from "../../../lib/api/send-file.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { Button, buttonClass } from "../../../ui/button/button.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { waitMs } from "../send-submit.ts";
import { acceptedPictures } from "../slips/accepted-files.ts";
import { prepareSlip } from "../slips/prepare-slip.ts";
import { useSendSubmit } from "../use-send-submit.ts";
import { fileMessages } from "./files.messages.ts";

interface TeamLogoProps {
  readonly order: Pick<Order, "logos">;
  readonly entry: Pick<Order["entries"][number], "id" | "team">;
  readonly orderKey: string;
  /** The order has another logo now. */
  readonly onChanged: () => void;
}

/** The logo of a team, which its captain can give it, replace and take away. It is stored at once. */
export function TeamLogo({ order, entry, orderKey, onChanged }: TeamLogoProps) {
  const m = useMessages(fileMessages);
  const failureText = useFailureText(m.refusals);
  const isAlive = useHydrated();
  const submit = useSendSubmit();
  const inputId = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const hash = order.logos.find((logo) => logo.entry === entry.id)?.hash;

  async function change(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      await work();
      onChanged();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(failureText(error).join(" "));
    }
    setBusy(false);
  }
  async function choose(file: File): Promise<void> {
    const prepared = await prepareSlip(file);
    if (prepared === "heic" || prepared === "pdf") return setProblem(prepared === "heic" ? m.heic : m.noPicture);
    const send = () => upload(webImagesSave, { kind: "logo", entry: entry.id }, prepared, { key: orderKey });
    await change(() => sendFile(send, { wait: waitMs, onTry: () => {} }));
  }

  return (
    <div className="team-logo" role="group" aria-label={m.logo}>
      {hash ? (
        <img className="team-logo__picture" src={teamLogoPath(hash)} alt={m.logoOf(entry.team)} />
      ) : (
        <span className="team-logo__picture team-logo__none" aria-hidden="true">
          <Icon name="people" />
        </span>
      )}
      <div className="team-logo__choose">
        <div className="row">
          <input
            id={inputId}
            className="unseen"
            type="file"
            accept={acceptedPictures}
            disabled={!isAlive || busy}
            aria-describedby={`${inputId}-note`}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // the same file may be chosen again
              currentTarget.value = "";
              if (file) void choose(file);
            }}
          />
          <label htmlFor={inputId} className={buttonClass("quiet", true)} aria-busy={busy}>
            {hash ? m.otherLogo : m.chooseLogo}
          </label>
          {hash && (
            <Button
              look="plain"
              small
              disabled={busy}
              onClick={() =>
                void change(() => submit(webImagesDelete, { id: entry.id, kind: "logo" }, { key: orderKey }))
              }
            >
              {m.removeLogo}
            </Button>
          )}
        </div>
        <span id={`${inputId}-note`} role={problem ? "alert" : undefined} className={problem ? "field__error" : "soft"}>
          {problem || m.logoHint}
        </span>
      </div>
    </div>
  );
}
