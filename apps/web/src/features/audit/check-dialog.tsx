import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { ProgressBar } from "../../ui/staff/control/progress-bar.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { auditMessages } from "./audit.messages.ts";
import { CheckResult } from "./check-result.tsx";
import { useAuditCheck } from "./use-audit-check.ts";

/** Checks the seals of the whole log and shows the result. */
export function CheckDialog({ onClose }: { readonly onClose: () => void }) {
  const m = useMessages(auditMessages);
  const format = useFormat();
  const failureText = useFailureText();
  const { progress, failure, isRunning, start, stop } = useAuditCheck();
  const percent = progress ? Math.floor((100 * progress.checkedTo) / Math.max(1, progress.last)) : 0;
  return (
    <StaffDialog
      open
      look="wide"
      title={m.check}
      onClose={onClose}
      footer={
        isRunning ? (
          <Button type="button" outlined label={m.checkStop} onClick={stop} />
        ) : (
          <Button type="button" icon="pi pi-verified" label={m.checkStart} onClick={() => void start()} />
        )
      }
    >
      <div className="audit-check">
        <p>{m.checkLead}</p>
        {progress && !progress.isDone && (
          <>
            <ProgressBar label={m.check} percent={percent} />
            <p className="figures">{m.checking(format.number(progress.checkedTo), format.number(progress.last))}</p>
          </>
        )}
        {failure && <p className="audit-check__failure">{failureText(failure).join(" ")}</p>}
        <div role="status">{progress?.isDone && <CheckResult result={progress} />}</div>
      </div>
    </StaffDialog>
  );
}
