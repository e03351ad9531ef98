import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../control/button.tsx";
import { StaffDialog } from "../dialog/staff-dialog.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { differingKeys } from "../../form/paths.ts";
import { useValueText } from "./value-text.ts";
import type { Form } from "../../form/use-form.ts";

export interface ConflictOptions<Values> {
  /** Loads the stored version; undefined when there is none any more. */
  readonly reload: () => Promise<Values | undefined>;
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
  /** Saves these values: what the user typed, with the stored version's revision. */
  readonly onKeepMine: (values: Values) => void;
}

/** Somebody else saved meanwhile: shows both versions and overwrites nothing until the user chooses one. */
export function EditConflictDialog<Values extends object>(props: EditConflictDialogProps<Values>) {
  const { form, conflict, theirs, onClose, onKeepMine } = props;
  const m = useMessages(staffUiMessages);
  const format = useFormat();
  const valueText = useValueText();
  const changed = form.failure?.changed;
  const who = changed?.by ?? m.somebody;
  const when = changed ? format.instant(changed.at, Intl.DateTimeFormat().resolvedOptions().timeZone) : "";
  const keys = theirs ? differingKeys(form.values, theirs) : [];
  const text = (key: keyof Values & string, value: unknown) => conflict.show?.(key, value) ?? valueText(value);

  const keepMine = (stored: Values) => {
    onClose();
    const revision = (stored as { revision?: number }).revision;
    onKeepMine({ ...form.values, ...(revision !== undefined && { revision }) });
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
            <Button type="button" label={m.keepMine} onClick={() => keepMine(theirs)} />
          </>
        )
      }
    >
      {theirs && (
        <div className="conflict">
          <p>{m.conflictText(who, when)}</p>
          {keys.length === 0 ? (
            <p>{m.conflictSame}</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th scope="col">{m.field}</th>
                  <th scope="col">{m.mine}</th>
                  <th scope="col">{m.theirs}</th>
                </tr>
              </thead>
              <tbody>
                {keys.map((key) => (
                  <tr key={key}>
                    <th scope="row">{conflict.labels[key] ?? key}</th>
                    <td>{text(key, form.values[key])}</td>
                    <td>{text(key, theirs[key])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      )}
    </StaffDialog>
  );
}
