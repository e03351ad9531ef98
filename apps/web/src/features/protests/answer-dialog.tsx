import { protestAnswer, protestPhoto, type StaffProtest } from "@time-event/contract/protests";
import { useState } from "react";
import { Link } from "react-router";
import { useFileAddress } from "../../lib/api/use-file-address.ts";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { TextAreaField } from "../../ui/staff/field/text-field.tsx";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { protestsMessages } from "./protests.messages.ts";

interface AnswerDialogProps {
  readonly eventId: number;
  readonly protest: StaffProtest;
  readonly timeZone: string;
  readonly onClose: () => void;
}

const decisions = ["accept", "reject"] as const;

/** One protest, and the answer that its player reads. */
export function AnswerDialog({ eventId, protest, timeZone, onClose }: AnswerDialogProps) {
  const m = useMessages(protestsMessages);
  const format = useFormat();
  const mayDecide = useMay()("penalties_decide", eventId);
  const [answer, setAnswer] = useDraftState(`protest ${protest.id}`, "");
  const [isTried, setTried] = useState(false);
  const save = useStaffAction(protestAnswer, { onSuccess: onClose });
  const { id, revision, bib, kind, against, text, category, publication, reference } = protest;
  const photo = useFileAddress(protestPhoto, protest.hasPhoto ? { eventId, id } : null);
  const isEmpty = answer.trim() === "";
  return (
    <StaffDialog
      open
      look="side"
      title={[bib, format.text({ th: protest.name, en: protest.nameEn })].filter(Boolean).join(" · ")}
      keepOnOutsideClick={answer !== ""}
      onClose={onClose}
    >
      <div className="penalty-case">
        <p className="penalty-case__what">
          <strong>
            {m.kinds[kind]} {against && m.against(against)}
          </strong>
          <br />
          <small className="soft">
            {m.list(category, format.number(publication))} · {m.sentAt(format.instant(protest.sentAt, timeZone))} ·{" "}
            {m.order} {reference}
          </small>
        </p>
        <p className="protest-text">{text}</p>
        {photo !== undefined && (
          <a href={photo} target="_blank" rel="noreferrer">
            <img className="protest-photo" src={photo} alt={m.photo} />
          </a>
        )}
        <Link to={`/manage/events/${eventId}/reads?who=${encodeURIComponent(against || bib)}`}>{m.reads}</Link>
        {protest.state !== "open" && protest.answeredAt !== null && (
          <p className="protest-text">
            <strong>{m.states[protest.state]}</strong>
            <br />
            {protest.answer}
            <br />
            <small className="soft">
              {m.answeredBy(protest.answeredBy, format.instant(protest.answeredAt, timeZone))}
            </small>
          </p>
        )}
        {protest.state === "open" && mayDecide && (
          <>
            <TextAreaField
              label={m.answer}
              hint={m.answerHint}
              name="answer"
              required
              maxLength={2_000}
              value={answer}
              error={isTried && isEmpty ? m.answerNeeded : undefined}
              onChange={setAnswer}
            />
            <p className="soft">{m.carryOut}</p>
            <ActionFailure failure={save.error} />
            <div className="penalty-case__actions">
              {decisions.map((decision) => (
                <Button
                  key={decision}
                  type="button"
                  label={m[decision]}
                  outlined={decision === "reject"}
                  loading={save.isPending && save.variables.decision === decision}
                  disabled={save.isPending}
                  onClick={() => {
                    if (isEmpty) return setTried(true);
                    save.mutate({ eventId, id, revision, decision, answer });
                  }}
                />
              ))}
            </div>
          </>
        )}
      </div>
    </StaffDialog>
  );
}
