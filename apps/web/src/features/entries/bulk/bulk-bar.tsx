import type { EntryBulkChange } from "@time-event/contract/entry-bulk";
import type { ComponentProps } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { SelectionBar } from "../../../ui/staff/table/selection-bar.tsx";
import { entriesMessages } from "../entries.messages.ts";

export type BulkKind = EntryBulkChange["kind"];

const actions = [
  { kind: "category", icon: "pi pi-sitemap" },
  { kind: "club", icon: "pi pi-flag" },
  { kind: "shirt", icon: "pi pi-tag" },
  { kind: "withdraw", icon: "pi pi-user-minus" },
  { kind: "restore", icon: "pi pi-user-plus" },
  { kind: "delete", icon: "pi pi-trash", isDanger: true },
] as const;

/** What can be done with the ticked entries. */
export function BulkBar(props: Omit<ComponentProps<typeof SelectionBar<BulkKind>>, "actions" | "words">) {
  const m = useMessages(entriesMessages);
  const words = {
    selected: m.selected,
    all: m.allMatching,
    selectAll: m.selectAllMatching,
    clear: m.clearSelection,
    actions: m.actions,
  };
  return <SelectionBar {...props} actions={actions} words={words} />;
}
