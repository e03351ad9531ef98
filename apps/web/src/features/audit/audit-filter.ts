import { shortestSearch } from "@time-event/contract/audit";

/** The search filters, as the address holds them. */
export const filterNames = ["text", "username", "action", "kind", "eventId", "from", "until", "before"] as const;

export type AuditFilters = Readonly<Record<(typeof filterNames)[number], string>>;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The query of a filter. Days become instants in the visitor's time zone; the last day is included to its end.
 * @example auditQuery({ ...none, text: "malee" }) // { text: "malee" }
 */
export function auditQuery({ text, username, action, kind, eventId, from, until }: AuditFilters) {
  const firstMs = startOf(from, 0);
  const lastMs = startOf(until, 1);
  return {
    ...(text.trim().length >= shortestSearch && { text }),
    ...(username && { username }),
    ...(action && { action }),
    ...(kind && { kind }),
    ...(/^\d{1,15}$/.test(eventId) && { eventId: Number(eventId) }),
    ...(firstMs !== undefined && { from: firstMs }),
    ...(lastMs !== undefined && { until: lastMs }),
  };
}

function startOf(day: string, daysLater: number): number | undefined {
  const [, year, month, date] = (dayPattern.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return new Date(year, month - 1, date + daysLater).getTime();
}
