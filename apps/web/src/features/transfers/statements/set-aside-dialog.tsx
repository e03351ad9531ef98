import { statementLineSetAside } from "@time-event/contract/statement-lines";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../../lib/drafts/use-draft.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BackButton } from "../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { BookedAt } from "./booked-at.tsx";
import type { Line } from "./line-columns.tsx";
import { statementsMessages } from "./statements.messages.ts";

interface SetAsideDialogProps {
  readonly line: Line;
  readonly onClose: () => void;
}

/** Sets money aside that belongs to no registration; asks why. */
export function SetAsideDialog({ line, onClose }: SetAsideDialogProps) {
  const m = useMessages(statementsMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const [reason, setReason] = useDraftState(`set-aside-${line.id}`, "");
  const amount = format.exactBaht(line.amountSatang);
  const setAside = useStaffAction(statementLineSetAside, {
    onSuccess: () => {
      toast({ severity: "success", summary: m.setAside(amount) });
      onClose();
    },
  });
  return (
    <StaffDialog open title={m.notOursTitle(amount)} onClose={onClose} keepOnOutsideClick>
      <form
        className="money-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          setAside.mutate({ id: line.id, seenRevision: line.revision, reason: reason.trim() });
        }}
      >
        <p className="statement-text">
          <BookedAt line={line} /> {line.text}
        </p>
        <div className="statement-reasons" role="group" aria-label={m.notOursOften}>
          {m.notOursReasons.map((each) => (
            <Button key={each} type="button" outlined size="small" label={each} onClick={() => setReason(each)} />
          ))}
        </div>
        <TextField
          label={m.notOursWhy}
          hint={m.notOursHint}
          required
          maxLength={200}
          value={reason}
          onChange={setReason}
        />
        <div role="alert">
          {setAside.error && <p className="queue__failure">{failureText(setAside.error).join(" ")}</p>}
        </div>
        <div className="money-dialog__foot">
          <BackButton label={m.back} />
          <Button type="submit" label={m.notOursDo} loading={setAside.isPending} disabled={reason.trim() === ""} />
        </div>
      </form>
    </StaffDialog>
  );
}
