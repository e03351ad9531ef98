import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { stationMessages } from "./station.messages.ts";

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
const { BarcodeDetector } = globalThis as {
  readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => Detector;
};
const everyMs = 250;

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
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const found = useEffectEvent(onBib);
  useEffect(() => {
    if (!BarcodeDetector) return;
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    let stream: MediaStream | undefined;
    let isOver = false;
    const look = async () => {
      const [code] = video.current ? await detector.detect(video.current).catch(() => []) : [];
      const bib = code && bibIn(code.rawValue);
      if (isOver) return;
      if (bib) found(bib);
      else setTimeout(() => void look(), everyMs);
    };
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (isOver || !video.current) return stream.getTracks().forEach((track) => track.stop());
      video.current.srcObject = stream;
      await video.current.play();
      await look();
    };
    open().catch(() => setRefused(true));
    return () => {
      isOver = true;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  if (!BarcodeDetector) return <p>{m.noScan}</p>;
  if (isRefused) return <p>{m.noCamera}</p>;
  return (
    <div className="sheet">
      <p>{m.scanHint}</p>
      <video ref={video} className="sheet__camera" muted playsInline />
    </div>
  );
}
