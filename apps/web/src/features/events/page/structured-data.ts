import type { EventPage, PublicCategory } from "@time-event/contract/events";
import type { Format } from "../../../lib/i18n/format.ts";

const statuses: Partial<Record<EventPage["state"], string>> = { cancelled: "https://schema.org/EventCancelled" };

/** The event as schema.org's SportsEvent, with one sub-event for each category. */
export function sportsEvent(event: EventPage, publicUrl: string, format: Format): Record<string, unknown> {
  const url = new URL(`/register/events/${event.slug}`, publicUrl).href;
  const startDate = isoIn(firstStart(event) ?? Date.parse(`${event.startsOn}T00:00:00Z`), event.timeZone);
  const endDate = event.endsOn;
  const name = format.text(event.name);
  const location = {
    "@type": "Place",
    name: format.text(event.venue),
    address: {
      "@type": "PostalAddress",
      addressRegion: format.text(event.province),
      addressCountry: event.timeZone === "Asia/Bangkok" ? "TH" : undefined,
    },
    geo:
      event.lat === null || event.lng === null
        ? undefined
        : { "@type": "GeoCoordinates", latitude: event.lat, longitude: event.lng },
  };
  const common = {
    eventStatus: statuses[event.state] ?? "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location,
    sport: format.text(event.type.name),
    image: new URL(`/register/events/${event.slug}/social-card.png`, publicUrl).href,
    organizer: { "@type": "Organization", name: event.organiser || name, url },
    performer: { "@type": "SportsTeam", name },
  };
  return {
    "@context": "https://schema.org",
    "@type": "SportsEvent",
    name,
    description: format.text(event.summary) || name,
    url,
    startDate,
    endDate,
    ...common,
    subEvent: event.categories
      .filter(({ hidden }) => !hidden)
      .map((category) => ({
        "@type": "SportsEvent",
        name: `${name} – ${format.text(category.name)}`,
        startDate: isoIn(category.gunAt, event.timeZone),
        endDate,
        ...common,
        offers: offersOf(category, event, url),
      })),
  };
}

function firstStart({ categories }: EventPage): number | null {
  return categories.length > 0 ? Math.min(...categories.map(({ gunAt }) => gunAt)) : null;
}

/** What search engines may show beside a price; null: nothing is offered, so no price is told either. */
function availabilityOf({ state }: EventPage, { placesLeft }: PublicCategory): string | null {
  if (state === "published") return "PreOrder";
  if (placesLeft === 0 && (state === "open" || state === "closed")) return "SoldOut";
  return state === "open" ? "InStock" : null;
}

function offersOf(
  category: PublicCategory,
  event: EventPage,
  url: string,
): readonly Record<string, unknown>[] | undefined {
  const availability = availabilityOf(event, category);
  if (availability === null) return undefined;
  return category.feeTiers.map((tier, at) => {
    const from = at === 0 ? event.opensAt : category.feeTiers[at - 1]?.endsAt;
    return {
      "@type": "Offer",
      price: (tier.priceSatang / 100).toFixed(2),
      priceCurrency: "THB",
      availability: `https://schema.org/${availability}`,
      url,
      validFrom: from ? isoIn(from, event.timeZone) : undefined,
      validThrough: tier.endsAt === null ? undefined : isoIn(tier.endsAt, event.timeZone),
    };
  });
}

/**
 * An instant in ISO 8601 with the time zone's offset at that instant. @example isoIn(at, "Asia/Bangkok") //
 * "2026-11-14T04:00:00+07:00"
 */
export function isoIn(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(at);
  const offset = (parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT").replace("GMT", "") || "+00:00";
  const sign = offset.startsWith("-") ? -1 : 1;
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  const local = new Date(at + sign * (hours * 60 + minutes) * 60_000);
  return `${local.toISOString().slice(0, 19)}${offset}`;
}
