import { detailObstacles } from "@time-event/domain/event-state/obstacles";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { eventDetailsMessages } from "../event-details.messages.ts";
import { eventPublishMessages } from "../event-publish.messages.ts";
import type { DetailsForm } from "./details-form.ts";

/** The details that are missing before the event can be published, updated while staff type. */
export function MissingDetails({ details }: { readonly details: DetailsForm }) {
  const m = useMessages(eventDetailsMessages);
  const { obstacles } = useMessages(eventPublishMessages);
  const missing = detailObstacles(details);
  if (missing.length === 0) return null;
  return (
    <aside className="event-form__missing" aria-label={m.missing}>
      <strong>{m.missing}</strong>
      <ul>
        {missing.map(({ code }) => (
          <li key={code}>{obstacles[code]("")}</li>
        ))}
      </ul>
    </aside>
  );
}
