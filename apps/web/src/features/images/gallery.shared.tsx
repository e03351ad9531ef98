import "./gallery.css";
import { imagePath, type Picture } from "@time-event/contract/picture";
import { type MouseEvent, useState } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { breakpoints } from "../../ui/breakpoints.ts";
import { EventPicture } from "./event-picture.shared.tsx";
import { imagesMessages } from "./images.messages.ts";
import { Lightbox } from "./lightbox.tsx";

/** Pictures side by side; each opens large. Without JavaScript, the browser opens the picture file. */
export function Gallery({ pictures }: { readonly pictures: readonly Picture[] }) {
  const m = useMessages(imagesMessages);
  const format = useFormat();
  const [open, setOpen] = useState<number | null>(null);
  const show = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(index);
  };
  return (
    <>
      <ul role="list" className="gallery">
        {pictures.map((picture, index) => (
          <li key={picture.hash}>
            <a href={imagePath(picture, picture.widths.at(-1)!)} onClick={show(index)}>
              <EventPicture
                picture={picture}
                alt={format.text(picture.alt) || m.pictureOf(index + 1, pictures.length)}
                sizes={`${breakpoints.desktop} 24rem, 50vw`}
              />
            </a>
          </li>
        ))}
      </ul>
      {open !== null && <Lightbox pictures={pictures} at={open} onMove={setOpen} onClose={() => setOpen(null)} />}
    </>
  );
}
