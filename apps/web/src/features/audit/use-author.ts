import type { AuditRow } from "@time-event/contract/audit";
import { useMessages } from "../../lib/i18n/language.ts";
import { auditMessages } from "./audit.messages.ts";

/** The author of a change: a user, or a word when it was no user. */
export function useAuthor(): (entry: Pick<AuditRow, "username" | "address">) => string {
  const m = useMessages(auditMessages);
  return ({ username, address }) =>
    username || (address === "command line" ? m.system : address === "clock" ? m.clock : m.nobody);
}
