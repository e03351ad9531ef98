import "./gallery.css";
import type { Picture } from "@time-event/contract/picture";
import { useFormat } from "../../lib/i18n/format.ts";
import { EventPicture } from "./event-picture.shared.tsx";

/** The logos of an event's sponsors, in the organiser's order. */
export function Sponsors({ pictures }: { readonly pictures: readonly Picture[] }) {
  const format = useFormat();
  return (
    <ul role="list" className="sponsors">
      {pictures.map((picture) => (
        <li key={picture.hash}>
          <EventPicture picture={picture} alt={format.text(picture.alt)} sizes="11rem" />
        </li>
      ))}
    </ul>
  );
}
