import "./staff/event-preview.css";
import { eventPreviewGet } from "@time-event/contract/event-state";
import { type MouseEvent, useState } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { EventColours } from "./event-colours.shared.tsx";
import { EventArticle } from "./page/event-article.tsx";
import { eventFrameMessages } from "./staff/event-frame.messages.ts";
import { useEvent } from "./use-event.shared.ts";

/** The public page of an event before it is public. Its links lead nowhere yet. */
export function Component() {
  const m = useMessages(eventFrameMessages);
  const { id } = useEvent();
  const [madeAt] = useState(() => Date.now());
  // another tab may have changed the event, so load it again
  const preview = useStaffQuery(eventPreviewGet, { eventId: id }, { staleTime: 0 });
  return (
    <section className="event-preview" aria-label={m.preview}>
      <p className="event-preview__note">
        <Icon name="lock" /> {m.previewNote}
      </p>
      <Loaded query={preview}>
        {({ data }) => (
          <div className="event-preview__page" onClickCapture={keepHere}>
            <EventColours colour={data.colour} within=".event-preview__page" />
            <EventArticle event={data} models={[]} penalties={[]} offers={[]} madeAt={madeAt} />
          </div>
        )}
      </Loaded>
    </section>
  );
}

/** A link of the page would open what is not there yet; one within the page, or to another site, works. */
function keepHere(press: MouseEvent): void {
  const link = press.target instanceof Element ? press.target.closest("a") : null;
  const isOfSite = link?.origin === window.location.origin && !link.getAttribute("href")?.startsWith("#");
  if (!isOfSite) return;
  press.preventDefault();
  press.stopPropagation();
}
