import type { EntryBulkChange } from "@time-event/contract/entry-bulk";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { entriesMessages } from "../entries.messages.ts";

export type BulkKind = EntryBulkChange["kind"];

const actions: readonly { readonly kind: BulkKind; readonly icon: string }[] = [
  { kind: "category", icon: "pi pi-sitemap" },
  { kind: "club", icon: "pi pi-flag" },
  { kind: "shirt", icon: "pi pi-tag" },
  { kind: "withdraw", icon: "pi pi-user-minus" },
  { kind: "restore", icon: "pi pi-user-plus" },
  { kind: "delete", icon: "pi pi-trash" },
];

interface BulkBarProps {
  readonly selected: number;
  /** How many entries match the filters. */
  readonly total: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onAction: (kind: BulkKind) => void;
}

/** The actions on ticked rows; the bar stays visible while the list scrolls. */
export function BulkBar({ selected, total, isAll, onAll, onClear, onAction }: BulkBarProps) {
  const m = useMessages(entriesMessages);
  const format = useFormat();
  return (
    <div className="bulk-bar no-print" role="region" aria-label={m.selected(format.number(isAll ? total : selected))}>
      <p className="bulk-bar__count" aria-live="polite">
        <strong>{isAll ? m.allMatching(format.number(total)) : m.selected(format.number(selected))}</strong>
        {!isAll && selected < total && (
          <Button text size="small" label={m.selectAllMatching(format.number(total))} onClick={onAll} />
        )}
        <Button text size="small" severity="secondary" label={m.clearSelection} onClick={onClear} />
      </p>
      <div className="bulk-bar__actions">
        {actions.map(({ kind, icon }) => (
          <Button
            key={kind}
            outlined
            size="small"
            icon={icon}
            label={m.actions[kind]}
            {...(kind === "delete" && { severity: "danger" as const })}
            onClick={() => onAction(kind)}
          />
        ))}
      </div>
    </div>
  );
}
