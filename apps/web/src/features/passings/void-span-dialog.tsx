import { type ReadsChanged, readSpanPreview, readSpanVoid } from "@time-event/contract/read-changes";
import { readRateList } from "@time-event/contract/reads";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { DateTimeField } from "../../ui/staff/date/date-time-field.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { readsMessages } from "./reads.messages.ts";
import { useReason } from "./reason-form.tsx";

interface VoidSpanDialogProps {
  readonly eventId: number;
  readonly checkpoint: string;
  readonly device: string;
  readonly onDone: (changed: ReadsChanged) => void;
  readonly onClose: () => void;
}

/** Lets what one device read in a stretch of time count no more, once it is seen how many reads that are. */
export function VoidSpanDialog({ eventId, checkpoint, device, onDone, onClose }: VoidSpanDialogProps) {
  const m = useMessages(readsMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  const { field, isTyped, withReason } = useReason(`span ${checkpoint} ${device}`);
  const firstAt = useStaffQuery(readRateList, { eventId }).data?.meta.time?.fromAt ?? null;
  const [typed, setTyped] = useState<{ from?: number | null; to?: number | null }>({});
  const { from = firstAt, to = null } = typed;
  const isSpan = from !== null && to !== null && from <= to;
  const span = { checkpoint, device, from: from ?? 0, to: to ?? 0 };
  const preview = useStaffQuery(readSpanPreview, { eventId, ...span }, { enabled: isSpan });
  const count = isSpan ? preview.data?.data : undefined;
  const save = useStaffAction(readSpanVoid, { onSuccess: ({ data }) => onDone(data) });
  return (
    <StaffDialog
      open
      title={`${m.span} · ${checkpoint} · ${device}`}
      keepOnOutsideClick={isTyped || to !== null}
      onClose={onClose}
      footer={
        <Button
          type="button"
          severity="danger"
          label={m.void}
          disabled={!count || count.reads === 0}
          loading={save.isPending}
          onClick={() =>
            withReason((reason) => save.mutate({ eventId, ...span, reason, expectReads: count?.reads ?? 0 }))
          }
        />
      }
    >
      <p>{m.spanLead}</p>
      <DateTimeField
        seconds
        label={m.from}
        name="from"
        timeZone={timeZone}
        value={from}
        onChange={(at) => setTyped({ ...typed, from: at })}
      />
      <DateTimeField
        seconds
        label={m.to}
        name="to"
        timeZone={timeZone}
        value={to}
        onChange={(at) => setTyped({ ...typed, to: at })}
      />
      <p role="status">
        {count &&
          (count.reads === 0 ? m.spanNone : m.spanCount(format.number(count.reads), format.number(count.entries)))}
      </p>
      {field}
      <ActionFailure failure={save.error ?? preview.error} />
    </StaffDialog>
  );
}
