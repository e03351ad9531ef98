import { startDnsUndo, type StartMark } from "@time-event/contract/start-line";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { UndoButton } from "../../ui/staff/form/undo-button.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { startLineMessages } from "./start-line.messages.ts";

/** What was marked here, each with the press that takes it back. */
export function StartMarks({ eventId, marks }: { readonly eventId: number; readonly marks: readonly StartMark[] }) {
  const m = useMessages(startLineMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  const undo = useStaffAction(startDnsUndo, {
    onSuccess: ({ data }) => toast({ severity: "success", summary: m.lifted(format.number(data.lifted)) }),
  });
  if (marks.length === 0) return null;
  return (
    <Panel title={m.marks}>
      <ul className="start-marks">
        {marks.map(({ id, reason, at, by, entries, undone }) => (
          <li key={id}>
            <span>
              {reason}
              <small className="soft">
                {m.markLine(format.number(entries), format.clock(at, timeZone, true), by)}
                {undone && ` · ${m.undoneAt(format.clock(undone.at, timeZone, true), undone.by)}`}
              </small>
            </span>
            {!undone && (
              <UndoButton
                label={m.undo}
                of={m.undoOf(format.number(entries), format.clock(at, timeZone))}
                loading={undo.isPending && undo.variables.markId === id}
                onUndo={() => undo.mutate({ eventId, markId: id })}
              />
            )}
          </li>
        ))}
      </ul>
      <ActionFailure failure={undo.error} />
    </Panel>
  );
}
