import {
  type BulkOutcome,
  entryBulk,
  type EntryBulkChange,
  type EntrySelection,
} from "@time-event/contract/entry-bulk";
import type { DataOf } from "@time-event/contract/endpoint";
import type { entryChoices } from "@time-event/contract/entries";
import { type FormEvent, useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../../lib/drafts/use-draft.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BackButton } from "../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { entryWords } from "../entry-words.messages.ts";
import type { BulkKind } from "./bulk-bar.tsx";
import { BulkValueField } from "./bulk-value-field.tsx";
import { bulkMessages } from "./bulk.messages.ts";

interface BulkDialogProps {
  readonly eventId: number;
  readonly kind: BulkKind;
  readonly selection: EntrySelection;
  readonly count: number;
  readonly choices: DataOf<typeof entryChoices>;
  readonly onDone: (outcome: BulkOutcome) => void;
  readonly onClose: () => void;
}

/** From this many entries on, staff type the number to confirm; earlier for a deletion, which cannot be undone. */
const manyEntries = 100;
const manyDeleted = 10;

export function BulkDialog({ eventId, kind, selection, count, choices, onDone, onClose }: BulkDialogProps) {
  const m = useMessages(bulkMessages);
  const format = useFormat();
  const failureText = useFailureText(useMessages(entryWords).refusals);
  const [value, setValue] = useDraftState(`bulk ${kind}`, "");
  const [typed, setTyped] = useState("");
  const run = useStaffAction(entryBulk, { onSuccess: ({ data }) => onDone(data) });
  const asksCount = count >= (kind === "delete" ? manyDeleted : manyEntries);
  const isReady =
    (!asksCount || typed.replace(/\D/g, "") === String(count)) &&
    ((kind !== "category" && kind !== "withdraw") || value.trim() !== "");

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isReady) run.mutate({ eventId, selection, change: changeOf(kind, value) });
  }

  return (
    <StaffDialog open title={m.title[kind]} onClose={onClose} keepOnOutsideClick>
      <form className="entry-dialog" onSubmit={submit}>
        <p>
          <strong>{m.count(format.number(count))}</strong> {m.hint[kind]}
        </p>
        <BulkValueField kind={kind} value={value} choices={choices} onChange={setValue} />
        {asksCount && (
          <TextField
            label={m.typeCount(format.number(count))}
            inputMode="numeric"
            value={typed}
            required
            onChange={setTyped}
          />
        )}
        <div role="alert">{run.error && <p className="entry-failure">{failureText(run.error).join(" ")}</p>}</div>
        <div className="entry-dialog__foot">
          <BackButton label={m.cancel} />
          <Button
            type="submit"
            label={m.run}
            disabled={!isReady}
            loading={run.isPending}
            {...(kind === "delete" && { severity: "danger" as const })}
          />
        </div>
      </form>
    </StaffDialog>
  );
}

function changeOf(kind: BulkKind, value: string): EntryBulkChange {
  switch (kind) {
    case "category":
      return { kind, category: value };
    case "club":
      return { kind, club: value };
    case "shirt":
      return { kind, shirtSize: value };
    case "withdraw":
      return { kind, reason: value };
    case "restore":
    case "delete":
      return { kind };
  }
}
