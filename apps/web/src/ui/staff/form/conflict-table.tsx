import { useMessages } from "../../../lib/i18n/language.ts";
import { RadioButton } from "../control/radio-button.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";

interface ConflictRow {
  readonly key: string;
  readonly label: string;
  readonly changedBy: "me" | "them" | "both";
  readonly mine: string;
  readonly theirs: string;
}

interface ConflictTableProps {
  readonly rows: readonly ConflictRow[];
  /** The fields of which the stored value is taken, although the user changed them too. */
  readonly taken: ReadonlySet<string>;
  readonly onTake: (taken: ReadonlySet<string>) => void;
}

/** The fields in which two versions differ; a field that both changed offers a choice, the others say what stays. */
export function ConflictTable({ rows, taken, onTake }: ConflictTableProps) {
  const m = useMessages(staffUiMessages);
  const take = (key: string, takes: boolean) => {
    const others = [...taken].filter((each) => each !== key);
    onTake(new Set(takes ? [...others, key] : others));
  };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{m.field}</th>
          <th scope="col">{m.mine}</th>
          <th scope="col">{m.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, changedBy, mine, theirs }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {(["mine", "theirs"] as const).map((side) => {
              const isTheirs = side === "theirs";
              const stays = changedBy === (isTheirs ? "them" : "me");
              const text = isTheirs ? theirs : mine;
              return (
                <td key={side}>
                  {changedBy === "both" ? (
                    <span className="conflict__choice">
                      <RadioButton
                        inputId={`conflict-${key}-${side}`}
                        name={`conflict-${key}`}
                        value={side}
                        checked={taken.has(key) === isTheirs}
                        onChange={() => take(key, isTheirs)}
                      />
                      <label htmlFor={`conflict-${key}-${side}`}>{text}</label>
                    </span>
                  ) : stays ? (
                    <>
                      <strong>{text}</strong> <span className="soft">{m.stays}</span>
                    </>
                  ) : (
                    <span className="soft">{text}</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
