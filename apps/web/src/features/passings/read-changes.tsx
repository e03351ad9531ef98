import { readChangeList, type ReadsChanged, readUndo } from "@time-event/contract/read-changes";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { UndoButton } from "../../ui/staff/form/undo-button.tsx";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { readsMessages } from "./reads.messages.ts";

interface ReadChangesProps {
  readonly eventId: number;
  /** What the user did last. */
  readonly last: ReadsChanged | null;
  readonly onUndone: () => void;
}

/** What staff did with the reads: the last change of this user in sight, all of them on demand, each with its undo. */
export function ReadChanges({ eventId, last, onUndone }: ReadChangesProps) {
  const m = useMessages(readsMessages);
  const format = useFormat();
  const failureText = useFailureText();
  const { timeZone } = useEvent();
  const changes = useStaffQuery(readChangeList, { eventId, limit: 50 }).data?.data ?? [];
  const undo = useStaffAction(readUndo, { onSuccess: onUndone });
  const takeBack = (changeId: number) =>
    undo.mutate({ eventId, changeId }, { onError: (failure) => tellFailed(failureText(failure)) });
  const latest = changes.find(({ id }) => id === last?.changeId);
  const undoButton = (changeId: number) => (
    <UndoButton
      label={m.undo}
      loading={undo.isPending && undo.variables.changeId === changeId}
      onUndo={() => takeBack(changeId)}
    />
  );
  return (
    <>
      {latest && (
        <p className="reads-done" role="status">
          <Icon name="check" /> {m.done(m.kinds[latest.kind], format.number(latest.reads))} {undoButton(latest.id)}
        </p>
      )}
      {changes.length > 0 && (
        <details className="read-changes">
          <summary>
            {m.changes} <span className="figures">({format.number(changes.length)})</span>
          </summary>
          <ol>
            {changes.map(({ id, kind, reason, by, at, undone, reads }) => (
              <li key={id} data-undone={undone !== null || undefined}>
                <span>
                  <strong>{m.kinds[kind]}</strong> {m.reads(format.number(reads))} · {reason}
                  <br />
                  <small className="soft">
                    {by} · {format.instant(at, timeZone)}
                    {undone && ` · ${m.undone(undone.by, format.instant(undone.at, timeZone))}`}
                  </small>
                </span>
                {!undone && undoButton(id)}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
