import { localZone } from "../../../lib/i18n/local-zone.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { otherZone } from "./other-zone.ts";

/** The name of an event's time zone for who reads from another one, else null; only their browser knows theirs. */
export function useOtherZone(timeZone: string, at: number): string | null {
  return useHydrated() ? otherZone(timeZone, localZone(), at) : null;
}
