import { type FoundPerson, personErase } from "@time-event/contract/persons";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { BackButton } from "../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { personsMessages } from "./persons.messages.ts";

interface EraseDialogProps {
  readonly person: FoundPerson;
  readonly onClose: () => void;
}

/** Erases one person; says before what goes and what stays, and asks for the reason, which is kept. */
export function EraseDialog({ person, onClose }: EraseDialogProps) {
  const m = useMessages(personsMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const [reason, setReason] = useDraftState("erase", "");
  const erase = useStaffAction(personErase, {
    onSuccess: () => {
      toast({ severity: "success", summary: m.erased });
      onClose();
    },
  });
  return (
    <StaffDialog open title={m.eraseTitle(person.name)} onClose={onClose} keepOnOutsideClick>
      <form
        className="persons__erase"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = person.traces;
          erase.mutate({ of: first!.trace, traces: person.traces.length, reason: reason.trim() });
        }}
      >
        <p>
          {m.eraseGoes} <b>{m.eraseForGood}</b> ({m.erasePlaces(format.number(person.traces.length))})
        </p>
        <p className="soft">{m.eraseStays}</p>
        <TextField label={m.reason} required maxLength={500} value={reason} onChange={setReason} />
        <div role="alert">{erase.error && <p className="field__error">{failureText(erase.error).join(" ")}</p>}</div>
        <div className="persons__foot">
          <BackButton label={m.back} />
          <Button
            type="submit"
            severity="danger"
            label={m.erase}
            loading={erase.isPending}
            disabled={reason.trim() === ""}
          />
        </div>
      </form>
    </StaffDialog>
  );
}
