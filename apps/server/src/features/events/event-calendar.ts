import ical, { ICalEventStatus } from "ical-generator";
import type { EventPage } from "@time-event/contract/events";

/**
 * The event as an iCalendar file: whole days in the event's own time zone, in the visitor's language.
 * Its UID never changes, so a later download updates the calendar's entry instead of adding a second one.
 */
export function eventCalendar(event: EventPage, language: "th" | "en", publicUrl: string): string {
  const name = oneLine(event.name[language]);
  const calendar = ical({ name, prodId: "//Time/Event//Calendar//EN" });
  const page = `${publicUrl}/register/events/${event.slug}`;
  calendar.createEvent({
    id: `${event.slug}@time-event`,
    sequence: event.resultsVersion,
    start: noonOf(event.startsOn),
    end: noonOf(dayAfter(event.endsOn)),
    allDay: true,
    summary: name,
    description: plain(event.summary[language]),
    location: oneLine([event.venue[language], event.province[language]].filter(Boolean).join(", ")),
    url: page,
    status: event.state === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(event.lat !== null && event.lng !== null && { geo: { lat: event.lat, lon: event.lng } }),
  });
  return calendar.toString();
}

/** A line end in a text would begin a new line of the calendar, which may say anything. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** Of several lines; the calendar writes each of their ends as `\n`. */
function plain(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n]/gu, " ");
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
