import type { MailState } from "@time-event/contract/mails";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../ui/chip/chip.tsx";
import type { IconName } from "../../ui/icon/icon.tsx";
import { mailsMessages } from "./mails.messages.ts";

const looks: Readonly<Record<MailState, readonly [Tone, IconName]>> = {
  waiting: ["warn", "clock"],
  sent: ["ok", "check"],
  in_file: ["info", "mail"],
  failed: ["danger", "warning"],
  not_sent: ["outline", "minus"],
};

export function MailStateChip({ state }: { readonly state: MailState }) {
  const { states } = useMessages(mailsMessages);
  const [tone, icon] = looks[state];
  return (
    <Chip tone={tone} icon={icon}>
      {states[state]}
    </Chip>
  );
}
