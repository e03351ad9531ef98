import type { OrderBulkChange } from "@time-event/contract/order-bulk";
import type { ComponentProps } from "react";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { SelectionBar } from "../../../../ui/staff/table/selection-bar.tsx";
import { bulkMessages } from "./bulk.messages.ts";

export type BulkKind = OrderBulkChange["kind"];

const actions = [
  { kind: "remind", icon: "pi pi-bell" },
  { kind: "link", icon: "pi pi-send" },
  { kind: "note", icon: "pi pi-comment" },
  { kind: "cancel", icon: "pi pi-times", isDanger: true },
] as const;

/** What can be done with the ticked orders. */
export function OrderBulkBar(props: Omit<ComponentProps<typeof SelectionBar<BulkKind>>, "actions" | "words">) {
  return <SelectionBar {...props} actions={actions} words={useMessages(bulkMessages)} />;
}
