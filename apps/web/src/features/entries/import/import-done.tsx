import { entryBulkUndo } from "@time-event/contract/entry-bulk";
import type { entryImport } from "@time-event/contract/entry-import";
import type { DataOf } from "@time-event/contract/endpoint";
import type { ReactNode } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { ActionLink } from "../../../ui/staff/control/action-link.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { bulkMessages } from "../bulk/bulk.messages.ts";
import { entryWords } from "../entry-words.messages.ts";
import { importMessages } from "./import.messages.ts";

interface ImportDoneProps {
  readonly eventId: number;
  /** To download what was left out. */
  readonly report: ReactNode;
  /** How many lines somebody left out by their ticks. */
  readonly leftOut: number;
  readonly done: DataOf<typeof entryImport>;
}

/** The outcome of the import, to download, and an undo. */
export function ImportDone({ eventId, report, leftOut, done: { counts, undo } }: ImportDoneProps) {
  const m = useMessages(importMessages);
  const bulk = useMessages(bulkMessages);
  const format = useFormat();
  const failureText = useFailureText(useMessages(entryWords).refusals);
  const takeBack = useStaffAction(entryBulkUndo);
  const undone = takeBack.data?.data;
  return (
    <Panel title={m.doneTitle}>
      <p>
        <strong>{m.done(format.number(counts.new), format.number(counts.changed))}</strong>
      </p>
      {counts.problem + leftOut > 0 && <p>{m.leftOut(format.number(counts.problem + leftOut))}</p>}
      {undone && <p role="status">{bulk.undone(format.number(undone.changed))}</p>}
      {undone && undone.refusedCount > 0 && (
        <p className="entry-failure">{bulk.refused(format.number(undone.refusedCount))}</p>
      )}
      <div role="alert">
        {takeBack.error && <p className="entry-failure">{failureText(takeBack.error).join(" ")}</p>}
      </div>
      <div className="import-done__actions">
        <ActionLink label={m.toList} to={`/manage/events/${eventId}/entries`} />
        {report}
        {undo !== null && !undone && (
          <Button
            text
            icon="pi pi-undo"
            label={m.undo}
            loading={takeBack.isPending}
            onClick={() => takeBack.mutate({ eventId, undo })}
          />
        )}
      </div>
    </Panel>
  );
}
