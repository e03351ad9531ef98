import { useMessages } from "../../../lib/i18n/language.ts";
import { Chip } from "../../chip/chip.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";

/** Whether a row of the master data can be chosen. */
export function ActiveChip({ active }: { readonly active: boolean }) {
  const m = useMessages(staffUiMessages);
  return active ? (
    <Chip tone="ok" icon="check">
      {m.active}
    </Chip>
  ) : (
    <Chip icon="minus">{m.inactive}</Chip>
  );
}
