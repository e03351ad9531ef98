import { type ClockSource, clockSet } from "@time-event/contract/clocks";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { DateTimeField } from "../../ui/staff/date/date-time-field.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { ClockEvidence } from "./clock-evidence.tsx";
import { ClockHistory } from "./clock-history.tsx";
import { ClockWhatIf } from "./clock-what-if.tsx";
import { clocksMessages } from "./clocks.messages.ts";
import { offsetText, readOffset } from "./offset-text.ts";
import { useReason } from "./reason-form.tsx";

interface ClockDialogProps {
  readonly eventId: number;
  readonly source: ClockSource;
  readonly onClose: () => void;
}

interface Typed {
  readonly offset: string;
  /** By hand from the first key on; an estimate that was taken as it is stays one. */
  readonly kind: "hand" | "estimate";
  readonly from: number | null;
  readonly to: number | null;
}

const nothing: Typed = { offset: "", kind: "hand", from: null, to: null };

/** The clock of one source: what is known of it, what putting it right would change, and what was done so far. */
export function ClockDialog({ eventId, source, onClose }: ClockDialogProps) {
  const m = useMessages(clocksMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  const { field, isTyped, withReason } = useReason(`clock ${source.checkpoint} ${source.device}`);
  const [typed, setTyped] = useDraftState(`clock-to ${source.checkpoint} ${source.device}`, nothing);
  const { checkpoint, device, latest, clocks } = source;
  const { offset, kind, from, to } = typed;
  const offsetMs = readOffset(offset);
  // a part of a stretch that cannot be read is NaN
  const isStretch = ![from, to].some(Number.isNaN);
  const asked = {
    eventId,
    checkpoint,
    device,
    ...(isStretch && from !== null && { from }),
    ...(isStretch && to !== null && { to }),
  };
  const save = useStaffAction(clockSet, {
    onSuccess: ({ data }) => {
      toast({ severity: "success", summary: m.done(format.number(data.reads)) });
      onClose();
    },
  });
  const set = (reason: string) => {
    if (offsetMs === null) return;
    save.mutate({ eventId, checkpoint, device, from, to, offsetMs, kind, reason, expectLatest: latest });
  };
  return (
    <StaffDialog
      open
      look="side"
      title={`${m.title} · ${device || m.noDevice} · ${checkpoint}`}
      keepOnOutsideClick={isTyped || offset !== ""}
      onClose={onClose}
      footer={
        <Button
          type="button"
          icon="pi pi-clock"
          label={m.set}
          disabled={offsetMs === null || !isStretch}
          loading={save.isPending}
          onClick={() => withReason(set)}
        />
      }
    >
      <div className="read-dialog">
        <ClockHistory {...{ eventId, clocks }} />
        <ClockEvidence
          asked={asked}
          onUse={(found) => setTyped({ ...typed, offset: offsetText(found), kind: "estimate" })}
        />
        <TextField
          label={m.offset}
          hint={m.offsetHint}
          name="offset"
          required
          maxLength={20}
          value={offset}
          error={offset !== "" && offsetMs === null ? m.offsetWrong : undefined}
          onChange={(text) => setTyped({ ...typed, offset: text, kind: "hand" })}
        />
        <details>
          <summary>{m.stretch}</summary>
          <p className="soft">{m.stretchHint}</p>
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
        </details>
        {offsetMs !== null && isStretch && <ClockWhatIf tried={{ ...asked, offsetMs }} />}
        {field}
        <ActionFailure failure={save.error} />
      </div>
    </StaffDialog>
  );
}
