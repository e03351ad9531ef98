import type { OrderBulkChange } from "@time-event/contract/order-bulk";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { Button } from "../../../../ui/staff/control/button.tsx";
import { bulkMessages } from "./bulk.messages.ts";

export type BulkKind = OrderBulkChange["kind"];

const actions: readonly { readonly kind: BulkKind; readonly icon: string }[] = [
  { kind: "remind", icon: "pi pi-bell" },
  { kind: "link", icon: "pi pi-send" },
  { kind: "note", icon: "pi pi-comment" },
  { kind: "cancel", icon: "pi pi-times" },
];

interface OrderBulkBarProps {
  readonly selected: number;
  /** How many orders match the filters. */
  readonly total: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onAction: (kind: BulkKind) => void;
}

/** What can be done with the ticked orders; the bar stays visible while the list scrolls. */
export function OrderBulkBar({ selected, total, isAll, onAll, onClear, onAction }: OrderBulkBarProps) {
  const m = useMessages(bulkMessages);
  const format = useFormat();
  const count = format.number(isAll ? total : selected);
  return (
    <div className="order-bulk no-print" role="region" aria-label={m.selected(count)}>
      <p className="order-bulk__count" aria-live="polite">
        <strong>{isAll ? m.all(count) : m.selected(count)}</strong>
        {!isAll && selected < total && (
          <Button text size="small" label={m.selectAll(format.number(total))} onClick={onAll} />
        )}
        <Button text size="small" severity="secondary" label={m.clear} onClick={onClear} />
      </p>
      <div className="order-bulk__actions">
        {actions.map(({ kind, icon }) => (
          <Button
            key={kind}
            outlined
            size="small"
            icon={icon}
            label={m.actions[kind]}
            {...(kind === "cancel" && { severity: "danger" as const })}
            onClick={() => onAction(kind)}
          />
        ))}
      </div>
    </div>
  );
}
