import ical, { type ICalEventData, ICalEventStatus } from "ical-generator";
import type { EventPage } from "@time-event/contract/events";
import { inLanguage } from "@time-event/domain/text/in-language";

/**
 * The event as an iCalendar file, in the visitor's language: from its first gun to the end of its last time limit; whole days
 * in the event's own time zone while no start is known. Its UID never changes and its SEQUENCE grows with each change, so a
 * later file updates the calendar's entry instead of adding a second one.
 */
export function eventCalendar(event: EventPage, language: "th" | "en", publicUrl: string): string {
  const name = oneLine(inLanguage(event.name, language));
  const isCancelled = event.state === "cancelled";
  const calendar = ical({ name, prodId: "//Time/Event//Calendar//EN" });
  const page = `${publicUrl}/register/events/${event.slug}`;
  calendar.createEvent({
    id: `${event.slug}@time-event`,
    sequence: event.calendarChanges,
    ...timesOf(event),
    // many calendars show no status
    summary: isCancelled ? `${cancelled[language]}: ${name}` : name,
    description: plain(
      [
        (isCancelled && inLanguage(event.cancelReason, language)) || inLanguage(event.summary, language),
        ...(isCancelled ? [] : scheduleLines(event, language)),
      ]
        .filter(Boolean)
        .join("\n"),
    ),
    location: oneLine(
      [event.venue, event.province]
        .map((place) => inLanguage(place, language))
        .filter(Boolean)
        .join(", "),
    ),
    url: page,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(event.lat !== null && event.lng !== null && { geo: { lat: event.lat, lon: event.lng } }),
  });
  // RFC 5545 3.1: the last line ends like every other
  return `${calendar.toString()}\r\n`;
}

const cancelled = { th: "ยกเลิก", en: "Cancelled" };

/** Without time limits nobody knows when a day's race ends: the entry has a start alone. */
function timesOf({ categories, startsOn, endsOn }: EventPage): Pick<ICalEventData, "start" | "end" | "allDay"> {
  const shown = categories.filter(({ hidden }) => !hidden);
  if (shown.length === 0) return { start: noonOf(startsOn), end: noonOf(dayAfter(endsOn)), allDay: true };
  const first = Math.min(...shown.map(({ gunAt }) => gunAt));
  const last = Math.max(...shown.map(({ gunAt, timeLimitMs }) => gunAt + (timeLimitMs ?? 0)));
  return { start: new Date(first), ...(last > first && { end: new Date(last) }) };
}

/** What happens when and where, a line each: `15 Nov 05:00–06:00 Bib pick-up · Town hall`. */
function scheduleLines({ schedule, timeZone }: EventPage, language: "th" | "en"): string[] {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === "th" ? "th-TH" : "en-GB", { timeZone, ...options });
  const day = format({ day: "numeric", month: "short" });
  const clock = format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return schedule.map(({ startsAt, endsAt, title, place }) => {
    const when = `${day.format(startsAt)} ${clock.format(startsAt)}${endsAt === null ? "" : `–${clock.format(endsAt)}`}`;
    const what = [title, place]
      .map((text) => inLanguage(text, language))
      .filter(Boolean)
      .join(" · ");
    return oneLine(`${when} ${what}`);
  });
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
