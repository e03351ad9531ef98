import type { DataOf } from "@time-event/contract/endpoint";
import { mailGet, mailResend } from "@time-event/contract/mails";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { MailStateChip } from "./mail-state-chip.tsx";
import { mailsMessages } from "./mails.messages.ts";

interface MailDialogProps {
  readonly id: number;
  readonly subject: string;
  readonly onClose: () => void;
}

/** One mail with its text and its fate. */
export function MailDialog({ id, subject, onClose }: MailDialogProps) {
  const mail = useStaffQuery(mailGet, { id });
  return (
    <StaffDialog open look="side" title={subject} onClose={onClose}>
      <Loaded query={mail}>{({ data }) => <MailText mail={data} onClose={onClose} />}</Loaded>
    </StaffDialog>
  );
}

interface MailTextProps {
  readonly mail: DataOf<typeof mailGet>;
  readonly onClose: () => void;
}

function MailText({ mail, onClose }: MailTextProps) {
  const m = useMessages(mailsMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const resend = useStaffAction(mailResend, {
    onSuccess: () => {
      toast({ severity: "success", summary: m.resent });
      onClose();
    },
  });
  const { id, recipient, state, body, order, error, tries, canResend, whyNotSent } = mail;
  return (
    <div className="mail">
      <p className="mail__head">
        <MailStateChip state={state} />
        <span>
          {m.recipient} <strong>{recipient}</strong>
        </span>
        <span className="soft figures">{format.instant(mail.createdAt, "Asia/Bangkok")}</span>
      </p>
      {state === "in_file" && <p className="soft">{m.inFileHint}</p>}
      {whyNotSent !== null && <p className="mail__why">{m.why[whyNotSent]}</p>}
      {error !== "" && (
        <p className="mail__error">
          {m.tries(format.number(tries))}: {error}
        </p>
      )}
      {body === null ? (
        <p className="soft">{order === null ? m.noBody : m.masked}</p>
      ) : (
        <pre className="mail__text">{body}</pre>
      )}
      <div role="alert">{resend.error && <p className="mail__error">{failureText(resend.error).join(" ")}</p>}</div>
      <div className="mail__foot">
        {order && (
          <ActionLink
            text
            label={m.openOrder}
            to={`/manage/events/${order.eventId}/registrations?text=${encodeURIComponent(order.reference)}`}
          />
        )}
        <Button
          type="button"
          icon="pi pi-send"
          label={m.resend}
          loading={resend.isPending}
          disabled={!canResend}
          onClick={() => resend.mutate({ id })}
        />
      </div>
    </div>
  );
}
