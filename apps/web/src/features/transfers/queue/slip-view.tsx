import type { StaffTransfer } from "@time-event/contract/staff-transfers";
import { useEffect, useRef } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { transfersMessages } from "../transfers.messages.ts";
import { shortcutKeys } from "./shortcuts.ts";
import { useSlipPicture } from "./use-slip-picture.ts";

export const largestZoom = 3;

/** How the picture is looked at: 1 fits the frame; quarter turns to the right. */
export interface SlipLook {
  readonly zoom: number;
  readonly turns: number;
}

interface SlipViewProps {
  readonly transfer: StaffTransfer;
  readonly look: SlipLook;
  readonly onLook: (look: SlipLook) => void;
}

/** The picture of a slip, to zoom and turn. */
export function SlipView({ transfer, look, onLook }: SlipViewProps) {
  const m = useMessages(transfersMessages);
  const { zoom, turns } = look;
  const picture = useSlipPicture(transfer);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && picture.data) draw(canvas.current, picture.data, turns);
  }, [picture.data, turns]);
  return (
    <figure className="slip-view">
      <div className="slip-view__frame" tabIndex={0} role="group" aria-label={m.slip(transfer.reference)}>
        {transfer.slip === null && <p className="soft">{m.noSlip}</p>}
        {picture.isError && <p className="soft">{m.pictureFailed}</p>}
        {picture.data && (
          <canvas
            ref={canvas}
            className="slip-view__picture"
            data-zoom={zoom}
            role="img"
            aria-label={m.slip(transfer.reference)}
          />
        )}
      </div>
      <figcaption className="slip-view__tools">
        <Button
          type="button"
          text
          icon="pi pi-search-minus"
          aria-label={m.zoomOut}
          tooltip={`${m.zoomOut} (${shortcutKeys.zoomOut})`}
          disabled={zoom === 1}
          onClick={() => onLook({ ...look, zoom: zoom - 1 })}
        />
        <Button
          type="button"
          text
          icon="pi pi-search-plus"
          aria-label={m.zoomIn}
          tooltip={`${m.zoomIn} (${shortcutKeys.zoomIn})`}
          disabled={zoom === largestZoom}
          onClick={() => onLook({ ...look, zoom: zoom + 1 })}
        />
        <Button
          type="button"
          text
          icon="pi pi-refresh"
          aria-label={m.turn}
          tooltip={`${m.turn} (${shortcutKeys.turn})`}
          onClick={() => onLook({ ...look, turns: (turns + 1) % 4 })}
        />
      </figcaption>
    </figure>
  );
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, turns: number): void {
  const isSideways = turns % 2 === 1;
  canvas.width = isSideways ? picture.height : picture.width;
  canvas.height = isSideways ? picture.width : picture.height;
  const pen = canvas.getContext("2d");
  pen?.translate(canvas.width / 2, canvas.height / 2);
  pen?.rotate((turns * Math.PI) / 2);
  pen?.drawImage(picture, -picture.width / 2, -picture.height / 2);
}
