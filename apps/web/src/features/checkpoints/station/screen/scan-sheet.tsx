import { canScan, useQrCamera } from "../../../../lib/camera/use-qr-camera.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { stationMessages } from "./station.messages.ts";

/** The bib that a QR code says: the code itself, or what stands last in its address. @example bibIn("https://r.example/b/417") // "417" */
export function bibIn(code: string): string | null {
  const last =
    code
      .trim()
      .split(/[/=:#]/)
      .at(-1) ?? "";
  return /^[\p{L}\p{N}-]{1,20}$/u.test(last) ? last : null;
}

/** Reads the QR code of a bib with the camera, where the browser itself can. */
export function ScanSheet({ onBib }: { readonly onBib: (bib: string) => void }) {
  const m = useMessages(stationMessages);
  const { video, isRefused } = useQrCamera((code) => {
    const bib = bibIn(code);
    if (bib !== null) onBib(bib);
    return bib !== null;
  });
  if (!canScan) return <p>{m.noScan}</p>;
  if (isRefused) return <p>{m.noCamera}</p>;
  return (
    <div className="sheet">
      <p>{m.scanHint}</p>
      <video ref={video} className="sheet__camera" muted playsInline />
    </div>
  );
}
