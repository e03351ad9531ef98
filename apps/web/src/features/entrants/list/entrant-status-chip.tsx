import type { EntrantStatus } from "@time-event/domain/entrants/entrant";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../../ui/chip/chip.tsx";
import type { IconName } from "../../../ui/icon/icon.tsx";
import { entrantWords } from "../entrant-words.messages.ts";

const looks: Readonly<Record<EntrantStatus, readonly [Tone, IconName | "pulse"]>> = {
  registered: ["neutral", "check"],
  started: ["info", "flag"],
  on_course: ["info", "pulse"],
  finished: ["ok", "check"],
  otl: ["warn", "timer"],
  dnf: ["warn", "close"],
  dns: ["neutral", "minus"],
  dsq: ["danger", "close"],
  withdrawn: ["outline", "minus"],
};

export function EntrantStatusChip({ status }: { readonly status: EntrantStatus }) {
  const { statuses } = useMessages(entrantWords);
  const [tone, icon] = looks[status];
  return (
    <Chip tone={tone} icon={icon}>
      {statuses[status]}
    </Chip>
  );
}
