import ical, { ICalEventStatus } from "ical-generator";
import type { EventPage } from "@time-event/contract/events";

/**
 * The event as an iCalendar file: whole days in the event's own time zone, in the visitor's language.
 * Its UID never changes, so a later download updates the calendar's entry instead of adding a second one.
 */
export function eventCalendar(event: EventPage, language: "th" | "en", publicUrl: string): string {
  const calendar = ical({ name: event.name[language], prodId: "//Time/Event//Calendar//EN" });
  const page = `${publicUrl}/register/events/${event.slug}`;
  calendar.createEvent({
    id: `${event.slug}@time-event`,
    sequence: event.resultsVersion,
    start: noonOf(event.startsOn),
    end: noonOf(dayAfter(event.endsOn)),
    allDay: true,
    summary: event.name[language],
    description: event.summary[language],
    location: [event.venue[language], event.province[language]].filter(Boolean).join(", "),
    url: page,
    status: event.state === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(event.lat !== null && event.lng !== null && { geo: { lat: event.lat, lon: event.lng } }),
  });
  return calendar.toString();
}

/** At noon the calendar day is the same in the time zone of any server. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
