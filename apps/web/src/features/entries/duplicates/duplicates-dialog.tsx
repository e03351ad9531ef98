import { entryBulkUndo } from "@time-event/contract/entry-bulk";
import { type Duplicates, entryDuplicates, entryMerge } from "@time-event/contract/entry-duplicates";
import type { EntryRow } from "@time-event/contract/entries";
import { fullName } from "@time-event/domain/entries/full-name";
import { provinceName } from "@time-event/domain/geo/provinces";
import { useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useLanguage, useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { SwitchField } from "../../../ui/staff/field/switch-field.tsx";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { entryWords } from "../entry-words.messages.ts";
import { EntryStatusChip } from "../list/entry-status-chip.tsx";
import { duplicatesMessages } from "./duplicates.messages.ts";

interface DuplicatesDialogProps {
  readonly eventId: number;
  readonly onClose: () => void;
}

/** Persons who were entered twice, and the merge of each into one entry. */
export function DuplicatesDialog({ eventId, onClose }: DuplicatesDialogProps) {
  const m = useMessages(duplicatesMessages);
  const { refusals } = useMessages(entryWords);
  const failureText = useFailureText(refusals);
  const found = useStaffQuery(entryDuplicates, { eventId });
  const [undoable, setUndoable] = useState<number | null>(null);
  const merge = useStaffAction(entryMerge, {
    onSuccess: ({ data }) => {
      setUndoable(data.undo);
      toast({ severity: "success", summary: m.merged });
    },
  });
  const undo = useStaffAction(entryBulkUndo, {
    onSuccess: () => {
      setUndoable(null);
      toast({ severity: "success", summary: m.undone });
    },
  });
  const failures = [merge.error, undo.error].flatMap((error) => (error ? failureText(error) : []));
  return (
    <StaffDialog
      open
      look="side"
      title={m.title}
      onClose={onClose}
      footer={
        <>
          {undoable !== null && (
            <Button
              text
              icon="pi pi-undo"
              label={m.undo}
              loading={undo.isPending}
              onClick={() => undo.mutate({ eventId, undo: undoable })}
            />
          )}
          <Button label={m.close} onClick={onClose} />
        </>
      }
    >
      <div className="entry-dialog">
        <p className="soft">{m.lead}</p>
        <div role="alert">{failures.length > 0 && <p className="entry-failure">{failures.join(" ")}</p>}</div>
        <Loaded query={found}>
          {({ data }) =>
            data.length === 0 ? (
              <p>{m.none}</p>
            ) : (
              <ul role="list" className="duplicates">
                {data.map((group) => (
                  <li key={group.entries.map(({ id }) => id).join()}>
                    <DuplicateGroup
                      group={group}
                      busy={merge.isPending}
                      onMerge={(keep, drop, take) =>
                        merge.mutate({
                          eventId,
                          keep: { id: keep.id, revision: keep.revision },
                          drop: { id: drop.id, revision: drop.revision },
                          take: [...take],
                        })
                      }
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </StaffDialog>
  );
}

interface DuplicateGroupProps {
  readonly group: Duplicates;
  readonly busy: boolean;
  readonly onMerge: (keep: EntryRow, drop: EntryRow, take: readonly string[]) => void;
}

function DuplicateGroup({ group: { entries, differ }, busy, onMerge }: DuplicateGroupProps) {
  const m = useMessages(duplicatesMessages);
  const { fields } = useMessages(entryWords);
  const [keepId, setKeepId] = useState(entries[0]!.id);
  const [takes, setTakes] = useState(false);
  const keep = entries.find(({ id }) => id === keepId) ?? entries[0]!;
  const language = useLanguage();
  const whoOf = ({ bib, category }: EntryRow) => `${bib || m.noBib} · ${category}`;
  return (
    <fieldset className="duplicates__group">
      <legend>{fullName(keep)}</legend>
      {entries.map((entry) => (
        <div key={entry.id} className="duplicates__entry">
          <label>
            <input
              type="radio"
              name={`keep-${entries[0]!.id}`}
              checked={entry === keep}
              onChange={() => setKeepId(entry.id)}
              aria-label={m.keep(whoOf(entry))}
            />{" "}
            <span className="figures">{whoOf(entry)}</span> <EntryStatusChip status={entry.status} />{" "}
            <span className="soft">
              {[entry.club, provinceName(entry.province, language)].filter(Boolean).join(" · ")}
            </span>
          </label>
          {entry === keep ? (
            <span className="soft">{m.keepShort}</span>
          ) : (
            <Button
              outlined
              size="small"
              label={m.merge}
              aria-label={m.into(whoOf(keep))}
              disabled={busy}
              onClick={() => onMerge(keep, entry, takes ? differ : [])}
            />
          )}
        </div>
      ))}
      {differ.length > 0 && (
        <>
          <p className="soft">{m.differ(differ.map((field) => fields[field as "club"] ?? field).join(", "))}</p>
          <SwitchField label={m.takeTheirs} name="take" value={takes} onChange={setTakes} />
        </>
      )}
    </fieldset>
  );
}
