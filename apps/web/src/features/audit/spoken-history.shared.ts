import type { AuditWords } from "@time-event/contract/audit-words/audit-words";
import { useAuditWords } from "./use-audit-words.ts";

/** The words of the audit log, for histories that other features show: they name whatever the feature itself does not. */
export function useSpokenHistory(): AuditWords {
  return useAuditWords();
}
