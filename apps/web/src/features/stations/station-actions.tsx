import { type ShownStation, type Station, stationRenew, stationRevoke } from "@time-event/contract/stations";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { confirm } from "../../ui/staff/confirm/confirm.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { toast } from "../../ui/staff/toast/toast.ts";
import { stationsMessages } from "./stations.messages.ts";

interface StationActionsProps {
  readonly eventId: number;
  readonly station: Station;
  readonly onShown: (shown: ShownStation) => void;
}

/** Gives a station another link, or ends it. */
export function StationActions({ eventId, station, onShown }: StationActionsProps) {
  const m = useMessages(stationsMessages);
  const failureText = useFailureText();
  const renew = useStaffAction(stationRenew, { onSuccess: ({ data }) => onShown(data) });
  const revoke = useStaffAction(stationRevoke, {
    onSuccess: () => toast({ severity: "success", summary: m.isRevoked }),
  });
  const name = `${station.checkpoint} ${station.name}`;

  async function ask(message: string, does: string, action: typeof renew | typeof revoke): Promise<void> {
    if (!(await confirm({ message, does }))) return;
    action.mutate(
      { eventId, id: station.id, revision: station.revision },
      { onError: (failure) => tellFailed(failureText(failure)) },
    );
  }

  return (
    <span className="station-actions">
      <Button
        type="button"
        text
        size="small"
        icon="pi pi-refresh"
        label={m.renew}
        loading={renew.isPending}
        onClick={() => void ask(m.renewQuestion(name), m.renew, renew)}
      />
      <Button
        type="button"
        text
        size="small"
        severity="danger"
        icon="pi pi-ban"
        label={m.revoke}
        loading={revoke.isPending}
        onClick={() => void ask(m.revokeQuestion(name), m.revoke, revoke)}
      />
    </span>
  );
}
