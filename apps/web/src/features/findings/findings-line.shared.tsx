import { findingList } from "@time-event/contract/findings";
import { Link } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { findingsMessages } from "./findings.messages.ts";

/** They follow from all results and reads: no need to ask as often as where everybody is. */
const askEveryMs = 20_000;

/** How many findings wait, beside other counts of a race. */
export function FindingsLine({ eventId }: { readonly eventId: number }) {
  const m = useMessages(findingsMessages);
  const format = useFormat();
  const { meta } = useStaffQuery(findingList, { eventId, most: 0 }, { refetchInterval: askEveryMs }).data ?? {};
  const count = Object.values(meta?.open ?? {}).reduce((sum, each) => sum + each, 0);
  return count > 0 && <Link to={`/manage/events/${eventId}/findings`}>{m.line(format.number(count))}</Link>;
}
