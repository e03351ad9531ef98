import type { EventPage } from "@time-event/contract/events";
import type { ModelResult } from "@time-event/contract/results";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Podium } from "../../results/podium.shared.tsx";
import { CourseLength } from "./course-length.tsx";
import { eventPageMessages } from "./event-page.messages.ts";

interface LatestResultsProps {
  readonly event: EventPage;
  readonly models: readonly ModelResult[];
}

/** The leaders or winners of each category, once somebody has finished. */
export function LatestResults({ event, models }: LatestResultsProps) {
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  const decided = event.categories.flatMap((category) => {
    const model = models.find((each) => each.category === category.code);
    return model && model.podium.length > 0 ? [{ category, model }] : [];
  });
  return (
    <section className="event__section below" aria-labelledby="podium-title">
      <div className="event__section-head">
        <h2 id="podium-title">{m.podium}</h2>
        <p className="event__progress figures">
          <span>
            <b>{format.number(event.finished)}</b> {m.finished}
          </span>
          {event.onCourse > 0 && (
            <span>
              <b>{format.number(event.onCourse)}</b> {m.onCourse}
            </span>
          )}
        </p>
      </div>
      {decided.map(({ category, model }, at) => (
        <details key={category.code} className="fold" open={at === 0}>
          <summary className="fold__summary">
            <span>{format.text(category.name)}</span>
            <CourseLength event={event} category={category} />
          </summary>
          <div className="event__podiums">
            <Podium event={event.slug} category={category} podium={model.podium} />
            <Link
              to={`/register/events/${event.slug}/results?category=${encodeURIComponent(category.code)}`}
              viewTransition
            >
              {m.wholeTable(format.text(category.name))}
            </Link>
          </div>
        </details>
      ))}
    </section>
  );
}
