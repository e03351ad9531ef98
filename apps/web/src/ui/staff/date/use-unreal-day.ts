import { formatDay } from "@time-event/domain/time/calendar";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { unrealDay } from "./day-text.ts";

/** What is wrong with a day that the calendar does not have, as soon as it is typed; undefined: nothing. */
export function useUnrealDay(text: string): string | undefined {
  const m = useMessages(staffUiMessages);
  const format = useFormat();
  const found = unrealDay(text);
  if (!found) return undefined;
  const { year, month, days } = found;
  if (days === null) return m.noSuchMonth(month);
  const monthText = format.month(formatDay({ year, month, day: 1 }).slice(0, "YYYY-MM".length));
  return m.noSuchDay(monthText, days);
}
