import type { Picture } from "@time-event/contract/picture";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { EventPicture } from "./event-picture.shared.tsx";
import { imagesMessages } from "./images.messages.ts";

interface LightboxProps {
  readonly pictures: readonly Picture[];
  readonly at: number;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** One picture as large as the window, with its caption; arrows lead to the next. It is open while it is mounted. */
export function Lightbox({ pictures, at, onMove, onClose }: LightboxProps) {
  const m = useMessages(imagesMessages);
  const format = useFormat();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const picture = pictures[at]!;
  const count = m.pictureOf(at + 1, pictures.length);
  const move = (steps: number) => onMove((at + steps + pictures.length) % pictures.length);
  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") move(-1);
    if (event.key === "ArrowRight") move(1);
  };
  return (
    <dialog ref={dialog} className="lightbox" aria-label={count} onClose={onClose} onKeyDown={press}>
      <div className="lightbox__bar">
        <span className="figures" aria-live="polite">
          {count}
        </span>
        <Button look="icon" aria-label={m.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </Button>
      </div>
      <figure className="lightbox__picture">
        <EventPicture key={picture.hash} picture={picture} alt={format.text(picture.alt)} sizes="100vw" first />
        {format.text(picture.alt) && <figcaption>{format.text(picture.alt)}</figcaption>}
      </figure>
      {pictures.length > 1 && (
        <>
          <Button look="icon" className="lightbox__move" aria-label={m.previous} onClick={() => move(-1)}>
            <Icon name="left" />
          </Button>
          <Button
            look="icon"
            className="lightbox__move lightbox__move--next"
            aria-label={m.next}
            onClick={() => move(1)}
          >
            <Icon name="right" />
          </Button>
        </>
      )}
    </dialog>
  );
}
