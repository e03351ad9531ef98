import type { UserState } from "@time-event/contract/users";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { usersMessages } from "./users.messages.ts";

const looks = {
  active: { tone: "ok", icon: "check" },
  invited: { tone: "warn", icon: "mail" },
  disabled: { tone: "danger", icon: "lock" },
} as const;

export function UserStateChip({ state }: { readonly state: UserState }) {
  const m = useMessages(usersMessages);
  return <Chip {...looks[state]}>{m.states[state]}</Chip>;
}
