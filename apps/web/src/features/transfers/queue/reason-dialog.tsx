import { type TransferReason, transferReasons } from "@time-event/domain/payments/transfer-states";
import { useEffect, useEffectEvent, useRef } from "react";
import { useDraftState } from "../../../lib/drafts/use-draft.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BackButton } from "../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { transfersMessages } from "../transfers.messages.ts";
import { choiceOf } from "./shortcuts.ts";
import type { Decision } from "./use-queue.ts";

interface ReasonDialogProps {
  readonly kind: "refuse" | "askAgain";
  readonly onDecide: (decision: Decision) => void;
  readonly onClose: () => void;
}

/** Asks why: one press on a reason, or its number, decides. What is typed before goes to the contact, too. */
export function ReasonDialog({ kind, onDecide, onClose }: ReasonDialogProps) {
  const m = useMessages(transfersMessages);
  const [note, setNote] = useDraftState(`transfer-${kind}`, "");
  const reasons = useRef<HTMLDivElement>(null);
  return (
    <StaffDialog
      open
      title={kind === "refuse" ? m.refuseTitle : m.askAgainTitle}
      onShow={() => reasons.current?.querySelector("button")?.focus()}
      onClose={onClose}
    >
      <div className="reasons">
        <p className="soft">{m.reasonHint}</p>
        <TextField label={m.note} maxLength={500} value={note} onChange={setNote} />
        <div ref={reasons}>
          <Reasons kind={kind} onChoose={(reason) => onDecide({ kind, reason, note: note.trim() })} />
        </div>
        <BackButton label={m.back} />
      </div>
    </StaffDialog>
  );
}

interface ReasonsProps extends Pick<ReasonDialogProps, "kind"> {
  readonly onChoose: (reason: TransferReason) => void;
}

/** The first has the focus and each has its number, so that a decision needs no mouse. */
function Reasons({ kind, onChoose }: ReasonsProps) {
  const m = useMessages(transfersMessages);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.repeat && !(event.target instanceof HTMLInputElement);
    const choice = isPlain ? choiceOf(event, transferReasons.length) : undefined;
    if (choice !== undefined) onChoose(transferReasons[choice]!);
  });
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <div className="reasons__choices" role="group" aria-label={m.reason}>
      {transferReasons.map((reason, at) => (
        <Button
          key={reason}
          type="button"
          outlined
          severity={kind === "refuse" ? "danger" : "secondary"}
          label={`${at + 1} ${m.reasons[reason]}`}
          onClick={() => onChoose(reason)}
        />
      ))}
    </div>
  );
}
