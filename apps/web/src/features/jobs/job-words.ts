import { jobTitles } from "@time-event/contract/audit-words/job-names";
import type { TextInBoth } from "@time-event/domain/text/in-language";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { localZone } from "../../lib/i18n/local-zone.ts";
import { jobsMessages } from "./jobs.messages.ts";

const titles: Readonly<Record<string, TextInBoth>> = jobTitles;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The names of jobs, instants and lengths of time on this screen. */
export function useJobWords() {
  const m = useMessages(jobsMessages);
  const format = useFormat();
  return {
    /** A newer server may have jobs that this page does not know: they are shown by their code. */
    name: (job: string): string => (titles[job] ? format.text(titles[job]) : job),
    instant: (at: number): string =>
      `${format.instant(at, localZone())}:${String(new Date(at).getSeconds()).padStart(2, "0")}`,
    span: (ms: number): string => {
      if (ms < 1_000) return m.underASecond;
      if (ms < minuteMs) return m.seconds(Math.round(ms / 1_000));
      return ms < hourMs ? m.minutes(Math.round(ms / minuteMs)) : m.hours(Math.round(ms / hourMs));
    },
  };
}
