import type { EventDetails } from "@time-event/contract/staff-events";
import { toContact } from "../contact.queries.ts";
import type { LockedEvent } from "../../edits/locks.queries.ts";

/** The details of a stored event, as its details tab and the audit log have them. */
export function detailsOf(row: LockedEvent): EventDetails {
  const { slug, type, organiser, province, lat, lng, timeZone, startsOn, endsOn, shippingSatang } = row;
  return {
    slug,
    type,
    name: { th: row.nameTh, en: row.nameEn },
    summary: { th: row.summaryTh, en: row.summaryEn },
    organiser,
    venue: { th: row.venueTh, en: row.venueEn },
    province,
    lat,
    lng,
    timeZone,
    startsOn,
    endsOn,
    contact: toContact(row),
    shippingSatang,
    opensAt: row.entriesOpenAt,
    closesAt: row.entriesCloseAt,
    colour: row.colour,
  };
}

/** An event as the audit log names it. */
export function eventSubject({ id, nameTh }: Pick<LockedEvent, "id" | "nameTh">) {
  return { kind: "event", id, name: nameTh };
}
