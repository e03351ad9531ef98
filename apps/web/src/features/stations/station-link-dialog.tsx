import { linkWithKey } from "@time-event/contract/call-headers";
import type { Text } from "@time-event/contract/fields";
import type { ShownStation } from "@time-event/contract/stations";
import { useState } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useSite } from "../../lib/page/site.ts";
import { QrCode } from "../../ui/qr-code/qr-code.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { StationSheet } from "./station-sheet.tsx";
import { stationsMessages } from "./stations.messages.ts";

interface StationLinkDialogProps {
  readonly shown: ShownStation;
  /** The event's slug. */
  readonly event: string;
  readonly checkpoint: Text;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Shows the link of a station, only once. */
export function StationLinkDialog({ shown, event, checkpoint, timeZone, onClose }: StationLinkDialogProps) {
  const m = useMessages(stationsMessages);
  const format = useFormat();
  const { publicUrl } = useSite();
  const { name } = useEvent();
  const [isCopied, setCopied] = useState(false);
  const { station } = shown;
  const { endsAt } = station;
  const link = linkWithKey(new URL(`/checkpoint/${event}/station`, publicUrl).href, shown.key);
  return (
    <StaffDialog
      open
      title={[checkpoint.th, checkpoint.en].filter(Boolean).join(" · ")}
      onClose={onClose}
      keepOnOutsideClick
      footer={<Button type="button" label={m.done} onClick={onClose} />}
    >
      <div className="station-link">
        <p>{m.scan}</p>
        <QrCode text={link} label={m.qr} />
        <code translate="no">{link}</code>
        {endsAt !== null && <p>{m.until(format.instant(endsAt, timeZone))}</p>}
        <Button type="button" icon="pi pi-print" label={m.print} onClick={() => window.print()} />
        <Button
          type="button"
          outlined
          icon={isCopied ? "pi pi-check" : "pi pi-copy"}
          label={isCopied ? m.copied : m.copy}
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        />
      </div>
      <StationSheet
        {...{ checkpoint, link, endsAt, timeZone }}
        event={name}
        station={`${station.checkpoint} · ${station.name}`}
      />
    </StaffDialog>
  );
}
