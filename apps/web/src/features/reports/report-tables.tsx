import type { ReportRow } from "@time-event/contract/reports";
import type { ReactNode } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { reportsMessages } from "./reports.messages.ts";

interface ReportTablesProps<T extends { readonly rows: readonly ReportRow[] }> {
  readonly tables: readonly T[];
  readonly children: (table: T) => ReactNode;
}

/** The tables of a report, or one word for all of them while none has a figure. */
export function ReportTables<T extends { readonly rows: readonly ReportRow[] }>({
  tables,
  children,
}: ReportTablesProps<T>) {
  const m = useMessages(reportsMessages);
  if (tables.some(({ rows }) => rows.some(({ values }) => values.some((value) => value !== 0)))) {
    return tables.map(children);
  }
  return (
    <div className="card">
      <EmptyState icon="info" title={m.emptyTitle}>
        {m.emptyText}
      </EmptyState>
    </div>
  );
}
