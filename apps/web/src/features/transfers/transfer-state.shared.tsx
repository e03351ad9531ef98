import type { TransferState } from "@time-event/domain/payments/transfer-states";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../ui/chip/chip.tsx";
import type { IconName } from "../../ui/icon/icon.tsx";
import { transfersMessages } from "./transfers.messages.ts";

const looks: Readonly<Record<TransferState, readonly [Tone, IconName]>> = {
  waiting: ["warn", "clock"],
  verified: ["ok", "check"],
  refused: ["danger", "close"],
  asked_again: ["info", "refresh"],
  withdrawn: ["outline", "minus"],
};

export function TransferStateChip({ state }: { readonly state: TransferState }) {
  const { states } = useMessages(transfersMessages);
  const [tone, icon] = looks[state];
  return (
    <Chip tone={tone} icon={icon}>
      {states[state]}
    </Chip>
  );
}
