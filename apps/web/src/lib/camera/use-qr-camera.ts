import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
const { BarcodeDetector } = globalThis as {
  readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => Detector;
};
const everyMs = 250;

/** Whether this browser reads QR codes by itself. */
export const canScan = BarcodeDetector !== undefined;

interface QrCamera {
  /** Shows what the camera sees. */
  readonly video: RefObject<HTMLVideoElement | null>;
  /** There is no camera, or nobody allowed it. */
  readonly isRefused: boolean;
}

/**
 * Reads QR codes with the camera, where the browser itself can.
 * @param onCode told each code until it says true: that was the one
 */
export function useQrCamera(onCode: (text: string) => boolean): QrCamera {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const takes = useEffectEvent(onCode);
  useEffect(() => {
    if (!BarcodeDetector) return;
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    let stream: MediaStream | undefined;
    let isOver = false;
    const look = async () => {
      const [code] = video.current ? await detector.detect(video.current).catch(() => []) : [];
      if (isOver || (code && takes(code.rawValue))) return;
      setTimeout(() => void look(), everyMs);
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
  return { video, isRefused };
}
