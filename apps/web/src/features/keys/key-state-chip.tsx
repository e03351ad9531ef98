import type { DeviceKey } from "@time-event/contract/keys";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { keysMessages } from "./keys.messages.ts";

/** Whether a device's key is valid now. */
export function KeyStateChip({ device, now }: { readonly device: DeviceKey; readonly now: number | null }) {
  const m = useMessages(keysMessages);
  if (device.revokedAt !== null) return <Chip icon="lock">{m.revoked}</Chip>;
  if (device.endsAt !== null && now !== null && device.endsAt <= now) return <Chip icon="clock">{m.ended}</Chip>;
  return (
    <Chip tone="ok" icon="check">
      {m.open}
    </Chip>
  );
}
