import type { ResultRow } from "@time-event/contract/results";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../ui/chip/chip.tsx";
import type { IconName } from "../../ui/icon/icon.tsx";
import { resultsMessages } from "./results.messages.ts";

type Status = ResultRow["status"];

const looks: Readonly<Record<Status, readonly [Tone, IconName | "pulse"]>> = {
  finished: ["ok", "check"],
  on_course: ["info", "pulse"],
  started: ["info", "flag"],
  registered: ["neutral", "clock"],
  otl: ["warn", "timer"],
  dnf: ["warn", "close"],
  dns: ["neutral", "minus"],
  dsq: ["danger", "close"],
};

/** A result's status as a word with colour and icon. */
export function StatusChip({ status, long = false }: { readonly status: Status; readonly long?: boolean }) {
  const m = useMessages(resultsMessages);
  const [tone, icon] = looks[status];
  return (
    <Chip tone={tone} icon={icon}>
      {long ? m.statusLong[status] : <abbr title={m.statusLong[status]}>{m.status[status]}</abbr>}
    </Chip>
  );
}
