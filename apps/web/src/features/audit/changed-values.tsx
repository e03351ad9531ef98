import type { AuditEntry } from "@time-event/contract/audit";
import type { Text } from "@time-event/contract/fields";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { isSpoken } from "./value-text.ts";
import { useAuditWords } from "./audit-words.ts";
import { auditMessages } from "./audit.messages.ts";

interface ChangedValuesProps {
  readonly entry: Pick<AuditEntry, "changed" | "before" | "after">;
  /** True: the visitor may not see the values. */
  readonly hidden?: boolean;
}

/** The old and the new value of each changed field. */
export function ChangedValues({ entry: { before, after, ...entry }, hidden = false }: ChangedValuesProps) {
  const changed = entry.changed.filter((name) => isSpoken(name, before?.[name]) && isSpoken(name, after?.[name]));
  const m = useMessages(auditMessages);
  const words = useAuditWords();
  const format = useFormat();
  if (changed.length === 0) return <p className="soft">{m.noValues}</p>;
  if (hidden) {
    return (
      <p className="soft">
        {changed.map(words.field).join(", ")} · {m.hidden}
      </p>
    );
  }
  /** A row of a list, such as an item of the menu, has a name of its own. */
  const labelOf = (name: string) => {
    const named = after?.[name] ?? before?.[name];
    return !words.knows(name) && isText(named) ? format.text(named) : words.field(name);
  };
  const value = (of: AuditEntry["before"], name: string) =>
    of && name in of ? words.value(name, of[name]) : <span className="soft">{m.nothing}</span>;
  return (
    <table className="changed-values">
      <thead>
        <tr>
          <th scope="col">{m.field}</th>
          <th scope="col">{m.before}</th>
          <th scope="col">{m.after}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map((name) => (
          <tr key={name}>
            <th scope="row">{labelOf(name)}</th>
            <td data-label={m.before}>{value(before, name)}</td>
            <td data-label={m.after}>{value(after, name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isText = (value: unknown): value is Text =>
  typeof value === "object" && value !== null && "th" in value && "en" in value;
