import { canScan, useQrCamera } from "../../lib/camera/use-qr-camera.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { kitsMessages } from "./kits.messages.ts";

interface ScanDialogProps {
  readonly onCode: (text: string) => void;
  readonly onClose: () => void;
}

/** Reads a ticket with the camera. */
export function ScanDialog({ onCode, onClose }: ScanDialogProps) {
  const m = useMessages(kitsMessages);
  return (
    <StaffDialog open title={m.scanTitle} onClose={onClose}>
      {canScan ? <Camera onCode={onCode} /> : <p>{m.noScan}</p>}
    </StaffDialog>
  );
}

function Camera({ onCode }: Pick<ScanDialogProps, "onCode">) {
  const m = useMessages(kitsMessages);
  const { video, isRefused } = useQrCamera((code) => {
    onCode(code);
    return true;
  });
  if (isRefused) return <p>{m.noCamera}</p>;
  return (
    <>
      <p>{m.scanHint}</p>
      <video ref={video} className="kit-camera" muted playsInline />
    </>
  );
}
