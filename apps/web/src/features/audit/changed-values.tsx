import type { AuditEntry } from "@time-event/contract/audit";
import { spokenChanges } from "@time-event/contract/audit-words/spoken-changes";
import { useState } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { auditMessages } from "./audit.messages.ts";
import { useAuditWords } from "./use-audit-words.ts";

interface ChangedValuesProps {
  readonly entry: Pick<AuditEntry, "changed" | "before" | "after">;
  /** True: the visitor may not see the values. */
  readonly hidden?: boolean;
}

/** A new category has thirty fields: more than these are shown when asked for. */
const atFirst = 6;

/** The old and the new value of each changed field; of what is new or gone, the values that it has. */
export function ChangedValues({ entry, hidden = false }: ChangedValuesProps) {
  const m = useMessages(auditMessages);
  const format = useFormat();
  const words = useAuditWords();
  const [isWhole, setWhole] = useState(false);
  const changes = spokenChanges(entry, words);
  if (changes.length === 0) {
    const labels = entry.changed.filter(words.knows).map(words.field);
    return labels.length > 0 && <p className="soft">{labels.join(", ")}</p>;
  }
  if (hidden) {
    return (
      <p className="soft">
        {changes.map(({ label }) => label).join(", ")} · {m.hidden}
      </p>
    );
  }
  const value = (said: string | undefined) => said ?? <span className="soft">{m.nothing}</span>;
  const [hasBefore, hasAfter] = [entry.before !== null, entry.after !== null];
  const shown = isWhole || changes.length <= atFirst + 2 ? changes : changes.slice(0, atFirst);
  return (
    <>
      <table className="changed-values">
        <thead>
          <tr>
            <th scope="col">{m.field}</th>
            {hasBefore && <th scope="col">{m.before}</th>}
            {hasAfter && <th scope="col">{m.after}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ field, label, before, after }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              {hasBefore && (
                <td className="changed-values__before" data-label={m.before}>
                  {value(before)}
                </td>
              )}
              {hasAfter && (
                <td className="changed-values__after" data-label={m.after}>
                  {value(after)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < changes.length && (
        <Button
          type="button"
          text
          label={m.moreFields(format.number(changes.length - shown.length))}
          onClick={() => setWhole(true)}
        />
      )}
    </>
  );
}
