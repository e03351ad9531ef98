import { raceFolderExport } from "@time-event/contract/race-folder";
import { eventArchive, eventRestore, type StaffEvent } from "@time-event/contract/staff-events";
import { useState } from "react";
import { useStaffAction } from "../../../../lib/api/use-staff-action.ts";
import { useStaffDownload } from "../../../../lib/api/use-staff-files.ts";
import { hasDraft } from "../../../../lib/drafts/use-draft.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { useMay } from "../../../../lib/session/use-may.ts";
import { Button } from "../../../../ui/staff/control/button.tsx";
import { useFailureText } from "../../../../ui/form/failure-text.ts";
import { Panel } from "../../../../ui/staff/page/panel.tsx";
import { toast } from "../../../../ui/staff/toast/toast.ts";
import { eventPublishMessages } from "../event-publish.messages.ts";
import { eventRefusalMessages } from "../event-refusals.messages.ts";
import { Certificates } from "./certificates.tsx";
import { CloneDialog } from "./clone-dialog.tsx";
import { Deed } from "./deed.tsx";

interface WholeEventProps {
  readonly event: StaffEvent;
  readonly mayBeArchived: boolean;
}

/** Actions on the whole event: copy it, download it, archive it. */
export function WholeEvent({ event, mayBeArchived }: WholeEventProps) {
  const m = useMessages(eventPublishMessages);
  const mayDo = useMay();
  const [clones, setClones] = useState(() => hasDraft("clone"));
  return (
    <Panel title={m.moreTitle}>
      <ul role="list" className="next-steps">
        {mayDo("events_edit") && (
          <Deed {...m.clone}>
            <Button outlined icon="pi pi-clone" label={m.clone.action} onClick={() => setClones(true)} />
          </Deed>
        )}
        {(event.state === "live" || event.state === "finished") && mayDo("results_publish", event.id) && (
          <Certificates eventId={event.id} />
        )}
        {mayDo("personal_data_view", event.id) && <Export eventId={event.id} />}
        {mayDo("events_publish", event.id) && <Archive event={event} mayBeArchived={mayBeArchived} />}
      </ul>
      {clones && <CloneDialog event={event} onClose={() => setClones(false)} />}
    </Panel>
  );
}

function Export({ eventId }: { readonly eventId: number }) {
  const m = useMessages(eventPublishMessages);
  const failureText = useFailureText();
  const save = useStaffDownload(raceFolderExport);
  return (
    <Deed {...m.export} failure={save.error ? failureText(save.error).join(" ") : undefined}>
      <Button
        outlined
        icon="pi pi-download"
        label={m.export.button}
        loading={save.isPending}
        onClick={() => save.mutate({ eventId })}
      />
    </Deed>
  );
}

function Archive({ event: { id: eventId, archivedAt }, mayBeArchived }: WholeEventProps) {
  const m = useMessages(eventPublishMessages);
  const failureText = useFailureText(useMessages(eventRefusalMessages));
  const isArchived = archivedAt !== null;
  const words = isArchived ? m.restore : m.archive;
  const save = useStaffAction(isArchived ? eventRestore : eventArchive, {
    onSuccess: () => toast({ severity: "success", summary: words.done }),
  });
  const isOff = !isArchived && !mayBeArchived;
  return (
    <Deed
      action={words.action}
      text={isOff ? m.archive.underway : words.text}
      failure={save.error ? failureText(save.error).join(" ") : undefined}
    >
      <Button
        outlined
        icon={isArchived ? "pi pi-undo" : "pi pi-inbox"}
        label={words.action}
        disabled={isOff || save.isPending}
        onClick={() => save.mutate({ eventId })}
      />
    </Deed>
  );
}
