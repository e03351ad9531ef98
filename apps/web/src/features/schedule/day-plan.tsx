import type { ScheduleItem } from "@time-event/contract/schedule";
import { useFormat } from "../../lib/i18n/format.ts";
import { wallTime } from "../../lib/i18n/zoned-time.ts";

interface DayPlanProps {
  readonly items: readonly ScheduleItem[];
  readonly timeZone: string;
  readonly onOpen: (item: ScheduleItem) => void;
}

/** Lines by day; a press on a line opens it. */
export function DayPlan({ items, timeZone, onOpen }: DayPlanProps) {
  const format = useFormat();
  const dayOf = ({ startsAt }: ScheduleItem) => wallTime(startsAt, timeZone).day;
  const days = [...new Set(items.map(dayOf))];
  return (
    <div className="day-plan">
      {days.map((day) => (
        <section key={day}>
          <h3>
            {format.dayParts(day).weekday} {format.day(day)}
          </h3>
          <ul role="list" className="day-plan__items">
            {items
              .filter((item) => dayOf(item) === day)
              .map((item) => (
                <li key={item.id}>
                  <button type="button" className="day-plan__item" onClick={() => onOpen(item)}>
                    <time className="figures" dateTime={new Date(item.startsAt).toISOString()}>
                      {format.clock(item.startsAt, timeZone)}
                      {item.endsAt !== null && `–${endOf(item.endsAt, day)}`}
                    </time>
                    <span>
                      {format.text(item.title)}
                      {format.text(item.place) && <small className="soft"> · {format.text(item.place)}</small>}
                    </span>
                    <i className="pi pi-pencil" aria-hidden="true" />
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );

  /** The time of day; with the date when it is on another day. */
  function endOf(endsAt: number, day: string): string {
    return wallTime(endsAt, timeZone).day === day ? format.clock(endsAt, timeZone) : format.instant(endsAt, timeZone);
  }
}
