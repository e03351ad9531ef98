import { publicationCompare, publicationPublish, type PublishedCategory } from "@time-event/contract/publications";
import {
  type PublicationState,
  publicationStates,
  refusalsOfPublishing,
} from "@time-event/domain/publications/publish-rules";
import { useState } from "react";
import { newRepeatId } from "../../lib/api/repeat-id.ts";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { failureWords } from "../../ui/form/words.messages.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { NumberField } from "../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { ChangesTable } from "./changes-table.tsx";
import { publicationsMessages } from "./publications.messages.ts";

/** Thai practice. */
const usualMinutes = 15;

interface PublishDialogProps {
  readonly eventId: number;
  readonly category: PublishedCategory;
  readonly now: number;
  readonly onClose: () => void;
}

/** What publishing would change against the list in force, and the step itself. */
export function PublishDialog({ eventId, category, now, onClose }: PublishDialogProps) {
  const m = useMessages(publicationsMessages);
  const { words } = useMessages(failureWords);
  const format = useFormat();
  const latest = category.publications[0] ?? null;
  const [state, setState] = useState<PublicationState>(latest ? "official" : "provisional");
  const [minutes, setMinutes] = useState<number | null>(usualMinutes);
  const [reason, setReason] = useDraftState(`publish-${category.code}`, "");
  // of this form, however often it is sent: its reply may be lost
  const [formId] = useState(newRepeatId);
  const from = latest ? { from: latest.number } : {};
  const changes = useStaffQuery(publicationCompare, { eventId, category: category.code, ...from }, { staleTime: 0 });
  const publish = useStaffAction(publicationPublish, { onSuccess: onClose });
  const refusals = refusalsOfPublishing(
    category.publications,
    { state, reason },
    { cases: category.openCases, protests: category.openProtests },
    now,
  );
  const protestMinutes = state === "official" ? 0 : minutes;
  const seen = changes.data?.meta.seen;
  return (
    <StaffDialog
      open
      look="wide"
      title={m.publishTitle(format.text(category.name) || category.code)}
      keepOnOutsideClick={reason !== ""}
      onClose={onClose}
      footer={
        <Button
          type="button"
          icon="pi pi-megaphone"
          label={`${m.publish} · ${m.states[state]}`}
          disabled={refusals.length > 0 || protestMinutes === null || seen === undefined || changes.isFetching}
          loading={publish.isPending}
          onClick={() =>
            seen !== undefined &&
            protestMinutes !== null &&
            publish.mutate(
              { eventId, category: category.code, state, protestMinutes, reason, seen, formId },
              // what was looked at is old by now: look at the new
              { onError: () => void changes.refetch() },
            )
          }
        />
      }
    >
      <div className="publish-form">
        <SelectField
          label={m.publishAs}
          name="state"
          options={publicationStates.map((value) => ({ value, label: m.states[value] }))}
          value={state}
          onChange={(chosen) => setState(chosen ?? "provisional")}
        />
        {state === "provisional" && (
          <NumberField
            label={m.protestMinutes}
            name="protestMinutes"
            unit={m.minutes}
            required
            value={minutes}
            onChange={setMinutes}
          />
        )}
        {latest && (
          <TextField
            label={m.reason}
            hint={m.reasonHint}
            name="reason"
            required={category.publications.some((list) => list.state === "official")}
            value={reason}
            onChange={setReason}
          />
        )}
        {refusals.length > 0 && (
          <ul className="publish-form__refusals">
            {refusals.map((refusal) => (
              <li key={refusal}>{words[refusal]}</li>
            ))}
          </ul>
        )}
        <ActionFailure failure={publish.error} />
        <Loaded query={changes}>
          {({ data, meta }) =>
            latest ? (
              <ChangesTable changes={data} total={meta.total} rounding={meta.rounding} />
            ) : (
              <p role="status">{m.first(format.number(meta.entries))}</p>
            )
          }
        </Loaded>
      </div>
    </StaffDialog>
  );
}
