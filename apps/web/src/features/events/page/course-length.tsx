import type { EventPage, PublicCategory } from "@time-event/contract/events";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { headlineOf } from "./headline-of.ts";
import { eventPageMessages } from "./event-page.messages.ts";

interface CourseLengthProps {
  readonly event: Pick<EventPage, "checkpoints">;
  readonly category: PublicCategory;
}

/** How long a category is, beside its name: `42.2 km`; of a race for time `24 h · laps of 4.22 km`; of a backyard `6.7 km every hour`. */
export function CourseLength({ event, category }: CourseLengthProps) {
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  const headline = headlineOf(category, event);
  return (
    <span className="figures soft">
      {"hours" in headline
        ? `${format.number(headline.hours)} ${m.hour} · ${m.lapOf(format.distance(headline.lapM))}`
        : "everyMs" in headline
          ? `${format.distance(headline.lapM)} ${m.lapEvery(headline.everyMs)}`
          : format.distance(headline.distanceM)}
    </span>
  );
}
