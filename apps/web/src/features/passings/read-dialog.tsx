import { readMove, readRestore, type ReadsChanged, readVoid } from "@time-event/contract/read-changes";
import type { ListedRead } from "@time-event/contract/reads";
import { fullName } from "@time-event/domain/entries/full-name";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { offsetText } from "./offset-text.ts";
import { ReadState } from "./read-columns.tsx";
import { readsMessages } from "./reads.messages.ts";
import { useReason } from "./reason-form.tsx";

interface ReadDialogProps {
  readonly eventId: number;
  readonly read: ListedRead;
  readonly onDone: (changed: ReadsChanged) => void;
  readonly onClose: () => void;
}

/** One read: what the device said, what was decided, and what may be done with it. */
export function ReadDialog({ eventId, read, onDone, onClose }: ReadDialogProps) {
  const m = useMessages(readsMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  const { field, isTyped, withReason } = useReason(`read ${read.id}`);
  const [bib, setBib] = useDraftState(`read ${read.id} to`, "");
  const onSuccess = ({ data }: { readonly data: ReadsChanged }) => onDone(data);
  const setAside = useStaffAction(readVoid, { onSuccess });
  const restore = useStaffAction(readRestore, { onSuccess });
  const move = useStaffAction(readMove, { onSuccess });
  const { id, checkpoint, chip, at, countsAt, receivedAt, source, device, entry, voided } = read;
  const isPending = setAside.isPending || restore.isPending || move.isPending;
  const exact = (instant: number) =>
    `${format.instant(instant, timeZone)}:${new Date(instant).toISOString().slice(17, 23)}`;
  const name = read.bib ?? entry?.bib ?? m.chip(chip ?? "");
  return (
    <StaffDialog
      open
      look="side"
      title={`${name} · ${checkpoint} · ${format.clock(countsAt, timeZone, true)}`}
      keepOnOutsideClick={isTyped || bib !== ""}
      onClose={onClose}
    >
      <div className="read-dialog">
        <p>
          {entry ? `${fullName(entry)} · ${entry.category}` : m.nobody}
          <br />
          <ReadState {...read} />
        </p>
        <dl className="read-facts">
          <dt>{m.at}</dt>
          <dd className="figures">{exact(countsAt)}</dd>
          {at !== countsAt && (
            <>
              <dt>{m.said}</dt>
              <dd className="figures">
                {exact(at)} ({offsetText(countsAt - at)})
              </dd>
            </>
          )}
          <dt>{m.received}</dt>
          <dd className="figures">{format.instant(receivedAt, timeZone)}</dd>
          <dt>{m.source}</dt>
          <dd>
            {m.sources[source as keyof typeof m.sources] ?? source} {device !== source && device}
          </dd>
        </dl>
        {field}
        {voided ? (
          <Button
            type="button"
            icon="pi pi-replay"
            label={m.restore}
            disabled={isPending}
            loading={restore.isPending}
            onClick={() => withReason((reason) => restore.mutate({ eventId, ids: [id], reason }))}
          />
        ) : (
          <>
            <Button
              type="button"
              outlined
              severity="danger"
              icon="pi pi-ban"
              label={m.void}
              disabled={isPending}
              loading={setAside.isPending}
              onClick={() => withReason((reason) => setAside.mutate({ eventId, ids: [id], reason }))}
            />
            <div className="read-move">
              <TextField label={m.moveTo} name="bib" inputMode="numeric" value={bib} onChange={setBib} />
              <Button
                type="button"
                outlined
                icon="pi pi-arrow-right"
                label={m.move}
                disabled={isPending || bib.trim() === ""}
                loading={move.isPending}
                onClick={() => withReason((reason) => move.mutate({ eventId, id, bib: bib.trim(), reason }))}
              />
            </div>
          </>
        )}
        <ActionFailure failure={setAside.error ?? restore.error ?? move.error} />
      </div>
    </StaffDialog>
  );
}
