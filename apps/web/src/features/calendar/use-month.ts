import { dayInZone } from "@time-event/domain/time/day-in-zone";
import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** Today in the visitor's time zone. */
export function today(): string {
  return dayInZone(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now());
}

/** The month in the address, `YYYY-MM`; this month when there is none. */
export function useMonth(): readonly [month: string, show: (month: string) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get("month") ?? "";
  const month = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : today().slice(0, 7);
  const show = useCallback((next: string) => setParams({ month: next }, { preventScrollReset: true }), [setParams]);
  return [month, show];
}
