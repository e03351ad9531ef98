import "./waiting-lines.css";
import { lineModes, type WaitingLine, waitingLineSave } from "@time-event/contract/waiting-lines";
import { useId } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { RadioButton } from "../../ui/staff/control/radio-button.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { waitingLinesMessages } from "./waiting-lines.messages.ts";

interface LineModeChoiceProps {
  readonly eventId: number;
  readonly line: Pick<WaitingLine, "mode" | "revision">;
}

/** What staff say about the line; a choice counts at once. */
export function LineModeChoice({ eventId, line }: LineModeChoiceProps) {
  const m = useMessages(waitingLinesMessages);
  const id = useId();
  const mayDo = useMay();
  const failureText = useFailureText();
  const save = useStaffAction(waitingLineSave, {
    onSuccess: () => toast({ severity: "success", summary: m.saved }),
  });
  const shown = save.isPending ? save.variables.mode : line.mode;
  return (
    <fieldset className="line-modes" disabled={!mayDo("events_publish", eventId) || save.isPending}>
      <legend>{m.mode}</legend>
      {lineModes.map((mode) => (
        <label key={mode} htmlFor={`${id}-${mode}`} className="line-modes__mode">
          <RadioButton
            inputId={`${id}-${mode}`}
            name={id}
            value={mode}
            checked={mode === shown}
            onChange={() => save.mutate({ eventId, mode, revision: line.revision })}
          />
          <span>
            <strong>{m.modes[mode].name}</strong>
            <span className="line-modes__text">{m.modes[mode].text}</span>
          </span>
        </label>
      ))}
      {save.error && (
        <p role="alert" className="line-modes__failure">
          {failureText(save.error).join(" ")}
        </p>
      )}
    </fieldset>
  );
}
