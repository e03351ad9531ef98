import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { CheckboxField } from "../../../ui/staff/field/switch-field.tsx";
import { transfersMessages } from "../transfers.messages.ts";
import { secondsEach } from "./run.ts";
import { shortcutKeys } from "./shortcuts.ts";
import type { Queue } from "./use-queue.ts";

interface RunLineProps {
  readonly queue: Queue;
  readonly hasKeys: boolean;
  readonly onKeys: (on: boolean) => void;
}

/** How far the run has come and how fast, the way back from the last decision, and whether keys count. */
export function RunLine({ queue: { waiting, run, last, busy, undo }, hasKeys, onKeys }: RunLineProps) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  return (
    <div className="run-line">
      <p className="run-line__figures" aria-live="polite">
        <strong>{m.waiting(format.number(waiting))}</strong>
        {run.done > 0 && (
          <span className="soft">
            {m.runDone(format.number(run.done))} · {m.runPace(format.number(secondsEach(run)))}
          </span>
        )}
      </p>
      {last && (
        <Button
          type="button"
          outlined
          size="small"
          icon="pi pi-undo"
          label={`${m.undoLast(last.transfer.reference)}${hasKeys ? ` (${shortcutKeys.undo})` : ""}`}
          disabled={busy}
          onClick={undo}
        />
      )}
      <CheckboxField label={m.keysOn} value={hasKeys} onChange={onKeys} />
    </div>
  );
}
