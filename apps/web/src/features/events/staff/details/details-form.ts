import type { BodyOf } from "@time-event/contract/endpoint";
import type { eventSave, StaffEvent } from "@time-event/contract/staff-events";

export type DetailsForm = BodyOf<typeof eventSave>;

/** An event's details as form values. */
export function detailsFormOf(event: StaffEvent): DetailsForm {
  const { id, revision, slug, type, name, summary, organiser, venue, province, lat, lng } = event;
  const { timeZone, startsOn, endsOn, contact, shippingSatang, opensAt = null, closesAt = null, colour = null } = event;
  return {
    eventId: id,
    revision,
    slug,
    type,
    name,
    summary,
    organiser,
    venue,
    province,
    lat,
    lng,
    timeZone,
    startsOn,
    endsOn,
    contact,
    shippingSatang,
    opensAt,
    closesAt,
    colour,
  };
}
