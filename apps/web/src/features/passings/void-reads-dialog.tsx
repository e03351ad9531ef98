import { readRestore, type ReadsChanged, readVoid } from "@time-event/contract/read-changes";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { readsMessages } from "./reads.messages.ts";
import { useReason } from "./reason-form.tsx";

interface VoidReadsDialogProps {
  readonly eventId: number;
  readonly kind: "void" | "restore";
  readonly ids: readonly number[];
  readonly onDone: (changed: ReadsChanged) => void;
  readonly onClose: () => void;
}

/** Lets the ticked reads count no more, or again. */
export function VoidReadsDialog({ eventId, kind, ids, onDone, onClose }: VoidReadsDialogProps) {
  const m = useMessages(readsMessages);
  const format = useFormat();
  const { field, isTyped, withReason } = useReason(kind);
  const save = useStaffAction(kind === "void" ? readVoid : readRestore, { onSuccess: ({ data }) => onDone(data) });
  return (
    <StaffDialog
      open
      title={`${m[kind]} · ${m.reads(format.number(ids.length))}`}
      keepOnOutsideClick={isTyped}
      onClose={onClose}
      footer={
        <Button
          type="button"
          label={m[kind]}
          loading={save.isPending}
          {...(kind === "void" && { severity: "danger" as const })}
          onClick={() => withReason((reason) => save.mutate({ eventId, ids: [...ids], reason }))}
        />
      }
    >
      {field}
      <ActionFailure failure={save.error} />
    </StaffDialog>
  );
}
