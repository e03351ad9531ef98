import "./selection-bar.css";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Button } from "../control/button.tsx";

interface SelectionBarProps<Kind extends string> {
  readonly selected: number;
  /** How many rows match the filters. */
  readonly total: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly actions: readonly { readonly kind: Kind; readonly icon: string; readonly isDanger?: boolean }[];
  readonly onAction: (kind: Kind) => void;
  readonly words: {
    readonly selected: (count: string) => string;
    readonly all: (count: string) => string;
    readonly selectAll: (count: string) => string;
    readonly clear: string;
    readonly actions: Readonly<Record<Kind, string>>;
  };
}

/** What can be done with the ticked rows of a table; the bar stays visible while the table scrolls. */
export function SelectionBar<Kind extends string>(bar: SelectionBarProps<Kind>) {
  const { selected, total, isAll, words } = bar;
  const format = useFormat();
  const count = format.number(isAll ? total : selected);
  return (
    <div className="selection-bar no-print" role="region" aria-label={words.selected(count)}>
      <p className="selection-bar__count" aria-live="polite">
        <strong>{isAll ? words.all(count) : words.selected(count)}</strong>
        {!isAll && selected < total && (
          <Button text size="small" label={words.selectAll(format.number(total))} onClick={bar.onAll} />
        )}
        <Button text size="small" severity="secondary" label={words.clear} onClick={bar.onClear} />
      </p>
      <div className="selection-bar__actions">
        {bar.actions.map(({ kind, icon, isDanger = false }) => (
          <Button
            key={kind}
            outlined
            size="small"
            icon={icon}
            label={words.actions[kind]}
            {...(isDanger && { severity: "danger" as const })}
            onClick={() => bar.onAction(kind)}
          />
        ))}
      </div>
    </div>
  );
}
