import { inLanguage } from "@time-event/domain/text/in-language";
import type { AuditEntry } from "@time-event/contract/audit";
import { harmlessCell } from "@time-event/domain/entries/harmless-cell";
import { stringify } from "csv-stringify/sync";

const columns: Readonly<Record<string, (entry: AuditEntry & { readonly hash: string }) => string | number>> = {
  number: ({ seq }) => seq,
  at: ({ at }) => new Date(at).toISOString(),
  user: ({ username }) => username,
  address: ({ address }) => address,
  action: ({ action }) => action,
  event: ({ event }) => (event?.name ? inLanguage(event.name, "en") : event?.id) ?? "",
  kind: ({ subject }) => subject.kind,
  id: ({ subject }) => subject.id,
  name: ({ subject }) => subject.name,
  before: ({ before }) => (before ? JSON.stringify(before) : ""),
  after: ({ after }) => (after ? JSON.stringify(after) : ""),
  reason: ({ reason }) => reason,
  hash: ({ hash }) => hash,
};

/** Audit entries as CSV: spreadsheet programs open it as UTF-8 and run no text in it as a formula. */
export function auditTable(entries: readonly (AuditEntry & { readonly hash: string })[]): string {
  const rows = entries.map((entry) => Object.values(columns).map((value) => harmlessCell(String(value(entry)))));
  return stringify([Object.keys(columns), ...rows], { bom: true });
}
