import { use, useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { localZone } from "../../../lib/i18n/local-zone.ts";
import { Button } from "../control/button.tsx";
import { StaffDialog } from "../dialog/staff-dialog.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { fieldsToMerge, mergeVersions } from "../../form/merge-versions.ts";
import { ConflictTable } from "./conflict-table.tsx";
import { VocabularyContext } from "./vocabulary.ts";
import type { Form } from "../../form/use-form.ts";

export interface ConflictOptions<Values> {
  /** Loads the stored version; undefined when there is none any more. */
  readonly reload: () => Promise<Values | undefined>;
  /** The form's own labels, where they say more than the words of the history. */
  readonly labels: Partial<Record<keyof Values & string, string>>;
  /** The text of a field's value; undefined: the usual text. */
  readonly show?: (key: keyof Values & string, value: unknown) => string | undefined;
}

interface EditConflictDialogProps<Values extends object> {
  readonly form: Form<Values>;
  readonly conflict: ConflictOptions<Values>;
  /** The stored version; null when there is no conflict. */
  readonly theirs: Values | null;
  readonly onClose: () => void;
  /** Saves these values, which go on from the stored version. */
  readonly onMerged: (values: Values) => void;
}

/**
 * Somebody else saved meanwhile: what each of them changed stays; of what both changed, the user chooses one. Nothing is
 * overwritten before.
 */
export function EditConflictDialog<Values extends object>(props: EditConflictDialogProps<Values>) {
  const { form, conflict, theirs, onClose, onMerged } = props;
  const m = useMessages(staffUiMessages);
  const format = useFormat();
  const words = use(VocabularyContext);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const changed = form.failure?.changed;
  const who = changed?.by ?? m.somebody;
  const when = changed ? format.instant(changed.at, localZone()) : "";
  const fields = theirs ? fieldsToMerge(form.stored, form.values, theirs) : [];
  const chooses = fields.some(({ changedBy }) => changedBy === "both");
  const text = (key: keyof Values & string, value: unknown) => conflict.show?.(key, value) ?? words.value(key, value);

  const merge = (stored: Values) => {
    const merged = mergeVersions(form.stored, form.values, stored, taken);
    onClose();
    form.goOnFrom(stored, merged);
    onMerged(merged);
  };
  const takeTheirs = (stored: Values) => {
    onClose();
    form.restart(stored);
  };
  return (
    <StaffDialog
      open={theirs !== null}
      title={m.conflictTitle}
      onClose={onClose}
      look="wide"
      keepOnOutsideClick
      footer={
        theirs && (
          <>
            <Button type="button" text label={m.later} onClick={onClose} />
            <Button type="button" outlined label={m.takeTheirs} onClick={() => takeTheirs(theirs)} />
            <Button type="button" label={m.saveMerged} onClick={() => merge(theirs)} />
          </>
        )
      }
    >
      {theirs && (
        <div className="conflict">
          <p>{m.conflictText(who, when)}</p>
          <p>{fields.length === 0 ? m.conflictSame : chooses ? m.conflictChoose : m.conflictMerged}</p>
          {fields.length > 0 && (
            <ConflictTable
              rows={fields.map(({ key, changedBy }) => ({
                key,
                changedBy,
                label: conflict.labels[key] ?? words.field(key),
                mine: text(key, form.values[key]),
                theirs: text(key, theirs[key]),
              }))}
              taken={taken}
              onTake={setTaken}
            />
          )}
        </div>
      )}
    </StaffDialog>
  );
}
