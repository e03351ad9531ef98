import { type AuditWords, auditWords } from "@time-event/contract/audit-words/audit-words";
import { useMemo } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { localZone } from "../../lib/i18n/local-zone.ts";

/** The words for the log's codes, as this visitor reads them. */
export function useAuditWords(): AuditWords {
  const format = useFormat();
  return useMemo(
    () =>
      auditWords(format.language, {
        number: format.number,
        exactBaht: format.exactBaht,
        day: (day) => format.day(day, "short"),
        instant: (at) => format.instant(at, localZone()),
      }),
    [format],
  );
}
