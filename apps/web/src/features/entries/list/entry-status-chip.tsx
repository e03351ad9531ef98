import type { EntryStatus } from "@time-event/domain/entries/entry";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../../ui/chip/chip.tsx";
import type { IconName } from "../../../ui/icon/icon.tsx";
import { entryWords } from "../entry-words.messages.ts";

const looks: Readonly<Record<EntryStatus, readonly [Tone, IconName | "pulse"]>> = {
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

export function EntryStatusChip({ status }: { readonly status: EntryStatus }) {
  const { statuses } = useMessages(entryWords);
  const [tone, icon] = looks[status];
  return (
    <Chip tone={tone} icon={icon}>
      {statuses[status]}
    </Chip>
  );
}
