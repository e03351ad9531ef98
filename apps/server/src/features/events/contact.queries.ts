import type { EventDetails } from "@time-event/contract/staff-events";

type Contact = EventDetails["contact"];

interface ContactRow extends Pick<Contact, "website" | "lineId" | "facebook"> {
  readonly contactEmail: string;
  readonly contactPhone: string;
}

export function toContact({ contactEmail, contactPhone, website, lineId, facebook }: ContactRow): Contact {
  return { email: contactEmail, phone: contactPhone, website, lineId, facebook };
}

/** The columns that say how to reach the organiser: `toContact` reads them. */
export function toContactColumns({ email, phone, website, lineId, facebook }: Contact): ContactRow {
  return { contactEmail: email, contactPhone: phone, website, lineId, facebook };
}
