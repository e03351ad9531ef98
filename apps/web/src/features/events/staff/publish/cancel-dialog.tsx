import "../event-dialog.css";
import { eventStateSave } from "@time-event/contract/event-state";
import type { StaffEvent } from "@time-event/contract/staff-events";
import { useStaffAction } from "../../../../lib/api/use-staff-action.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { BackButton } from "../../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../../ui/staff/dialog/staff-dialog.tsx";
import { BothLanguagesField } from "../../../../ui/staff/field/both-languages-field.tsx";
import { FormFrame } from "../../../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../../../ui/form/use-form.ts";
import { eventPublishMessages } from "../event-publish.messages.ts";
import { eventRefusalMessages } from "../event-refusals.messages.ts";

interface CancelDialogProps {
  readonly event: StaffEvent;
  readonly onClose: () => void;
}

/** Asks for the reason, which everybody will read. */
export function CancelDialog({ event: { id: eventId, state }, onClose }: CancelDialogProps) {
  const m = useMessages(eventPublishMessages);
  const words = useMessages(eventRefusalMessages);
  const save = useStaffAction(eventStateSave);
  const form = useForm({
    draft: "cancel",
    stored: { eventId, from: state, to: "cancelled" as const, reason: { th: "", en: "" } },
    schema: eventStateSave.body,
    words,
    save: async (values) => {
      await save.mutateAsync(values);
      return values;
    },
  });
  return (
    <StaffDialog open title={m.cancelTitle} look="wide" className="event-dialog" keepOnOutsideClick onClose={onClose}>
      <FormFrame
        form={form}
        words={words}
        saveLabel={m.steps.cancel.action}
        actions={<BackButton label={m.keep} />}
        onSaved={onClose}
      >
        <p>{m.cancelText}</p>
        <BothLanguagesField
          label={m.reason}
          required
          rows={4}
          maxLength={1000}
          hint={m.reasonHint}
          {...form.field("reason")}
          errorAt={(part) => form.errors[`reason.${part}`] && m.reasonMissing}
        />
      </FormFrame>
    </StaffDialog>
  );
}
