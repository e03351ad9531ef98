import { totpAdd, type totpBegin } from "@time-event/contract/second-factors";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { QrCode } from "../../ui/qr-code/qr-code.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { profileMessages } from "./profile.messages.ts";

interface AddAppDialogProps {
  readonly begun: ReplyOf<typeof totpBegin>["data"];
  readonly onClose: () => void;
  readonly onAdded: (name: string, recoveryCodes: readonly string[] | null) => void;
}

/** Shows the QR code for an app, and takes the first code that the app shows. */
export function AddAppDialog({ begun: { begun, secret, uri }, onClose, onAdded }: AddAppDialogProps) {
  const m = useMessages(profileMessages);
  const failureText = useFailureText();
  const add = useStaffAction(totpAdd);
  const form = useForm({
    draft: null,
    stored: { begun, code: "", name: m.appName },
    schema: totpAdd.body,
    save: async (values) => {
      const { data } = await add.mutateAsync(values);
      onAdded(values.name, data.recoveryCodes);
      return values;
    },
  });
  const isToldBeside = form.failure?.fields.length !== 0;
  return (
    <StaffDialog open title={m.scanTitle} onClose={onClose} keepOnOutsideClick>
      <form
        className="add-factor"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <p>{m.scan}</p>
        <QrCode text={uri} label={m.qrLabel} />
        <p className="add-factor__key">
          <span className="soft">{m.cannotScan}</span>
          <code>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        </p>
        <TextField
          label={m.firstCode}
          hint={m.firstCodeHint}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          lang="en"
          {...form.field("code")}
        />
        <TextField label={m.nameOfFactor} hint={m.nameHint} required maxLength={60} {...form.field("name")} />
        {form.failure && !isToldBeside && <p role="alert">{failureText(form.failure).join(" ")}</p>}
        <div className="add-factor__actions">
          <Button type="submit" label={m.finish} loading={form.busy} />
        </div>
      </form>
    </StaffDialog>
  );
}
