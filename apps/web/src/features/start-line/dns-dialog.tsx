import { startDnsMark } from "@time-event/contract/start-line";
import type { BodyOf } from "@time-event/contract/endpoint";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { startLineMessages } from "./start-line.messages.ts";

/** Who is to be marked: by category and kit, or by name. */
export type DnsWish = Omit<BodyOf<typeof startDnsMark>, "eventId" | "reason">;

interface DnsDialogProps {
  readonly eventId: number;
  readonly wish: DnsWish;
  /** The bib, where it is one person alone. */
  readonly who: string | null;
  readonly onClose: () => void;
}

/** Asks why, and marks them by one press. */
export function DnsDialog({ eventId, wish, who, onClose }: DnsDialogProps) {
  const m = useMessages(startLineMessages);
  const format = useFormat();
  const [reason, setReason] = useDraftState("dns", "");
  const mark = useStaffAction(startDnsMark, {
    onSuccess: ({ data }) => {
      toast({ severity: "success", summary: m.marked(format.number(data.marked)) });
      onClose();
    },
  });
  return (
    <StaffDialog
      open
      title={who === null ? m.markTitle(format.number(wish.atMost)) : m.markDnsOf(who)}
      keepOnOutsideClick={reason !== ""}
      onClose={onClose}
      footer={
        <Button
          type="button"
          label={m.markDns}
          disabled={reason.trim() === ""}
          loading={mark.isPending}
          onClick={() => mark.mutate({ eventId, ...wish, reason })}
        />
      }
    >
      <p>{m.markHint}</p>
      <TextField
        required
        label={m.reason}
        hint={m.reasonHint}
        name="reason"
        maxLength={300}
        value={reason}
        onChange={setReason}
      />
      <ActionFailure failure={mark.error} />
    </StaffDialog>
  );
}
