import { type DeviceKey, keyRenew, keyRevoke, type ShownKey } from "@time-event/contract/keys";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { confirm } from "../../ui/staff/confirm/confirm.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { toast } from "../../ui/staff/toast/toast.ts";
import { keysMessages } from "./keys.messages.ts";

interface DeviceActionsProps {
  readonly eventId: number;
  readonly device: DeviceKey;
  readonly onShown: (shown: ShownKey) => void;
}

/** Actions on a device's key: replace it or revoke it. */
export function DeviceActions({ eventId, device, onShown }: DeviceActionsProps) {
  const m = useMessages(keysMessages);
  const failureText = useFailureText();
  const renew = useStaffAction(keyRenew, { onSuccess: ({ data }) => onShown(data) });
  const revoke = useStaffAction(keyRevoke, {
    onSuccess: () => toast({ severity: "success", summary: m.isRevoked }),
  });
  const seen = { eventId, id: device.id, revision: device.revision };

  async function ask(message: string, does: string, action: typeof renew | typeof revoke): Promise<void> {
    if (!(await confirm({ message, does }))) return;
    action.mutate(seen, {
      onError: (failure) => tellFailed(failureText(failure)),
    });
  }

  return (
    <span className="device-actions">
      <Button
        type="button"
        text
        size="small"
        icon="pi pi-refresh"
        label={m.renew}
        loading={renew.isPending}
        onClick={() => void ask(m.renewQuestion(device.name), m.renew, renew)}
      />
      <Button
        type="button"
        text
        size="small"
        severity="danger"
        icon="pi pi-ban"
        label={m.revoke}
        loading={revoke.isPending}
        onClick={() => void ask(m.revokeQuestion(device.name), m.revoke, revoke)}
      />
    </span>
  );
}
