import "./qr-code.css";
import { qrDrawing } from "./qr-drawing.ts";

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Drawn here: what it says is shown to nobody else. Black on white in dark themes, too, because apps expect it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrDrawing(text);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
