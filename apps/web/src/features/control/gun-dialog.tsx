import { type Gun, gunFire } from "@time-event/contract/guns";
import { isFiredByTap } from "@time-event/domain/race/fired-gun";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { DateTimeField } from "../../ui/staff/date/date-time-field.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { controlMessages } from "./control.messages.ts";
import { named } from "./named-guns.ts";

interface GunDialogProps {
  readonly eventId: number;
  readonly gun: Gun;
  readonly name: string;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Puts right when a gun was fired. */
export function GunDialog({ eventId, gun, name, timeZone, onClose }: GunDialogProps) {
  const m = useMessages(controlMessages);
  const [at, setAt] = useDraftState<number | null>(`gun ${name} at`, gun.gunAt);
  const [reason, setReason] = useDraftState(`gun ${name}`, "");
  const save = useStaffAction(gunFire, { onSuccess: onClose });
  const isTyped = reason.trim() !== "" || at !== gun.gunAt;
  const needsReason = at === null || !isFiredByTap({ gunAt: gun.gunAt, isFired: gun.fired !== null }, at);
  const isWhole = at !== null && !Number.isNaN(at) && (!needsReason || reason.trim() !== "");
  return (
    <StaffDialog
      open
      title={m.correctOf(name)}
      keepOnOutsideClick={isTyped}
      onClose={onClose}
      footer={
        <Button
          type="button"
          label={m.save}
          disabled={!isWhole}
          loading={save.isPending}
          onClick={() => isWhole && save.mutate({ eventId, ...named([gun]), at, reason })}
        />
      }
    >
      <DateTimeField
        seconds
        required
        label={m.gunTime}
        name="at"
        timeZone={timeZone}
        value={at}
        error={Number.isNaN(at) ? m.gunTime : undefined}
        onChange={setAt}
      />
      <TextField
        label={m.gunReason}
        hint={m.gunReasonHint}
        name="reason"
        required={needsReason}
        value={reason}
        onChange={setReason}
      />
      <ActionFailure failure={save.error} />
    </StaffDialog>
  );
}
