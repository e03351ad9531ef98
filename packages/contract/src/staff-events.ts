import { isHexColour } from "@time-event/domain/colour/hex-colour";
import { eventStates } from "@time-event/domain/event-state/event-states";
import { isTimeZone } from "@time-event/domain/race/time-zone";
import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta } from "./endpoint.ts";
import {
  code,
  day,
  eventSlug,
  id,
  idParam,
  inDigits,
  instantMs,
  limit,
  offset,
  revision,
  searchText,
  text,
  thaiFirst,
  typedDay,
  typedInstantMs,
} from "./fields.ts";

/** Every state of an event; the public never sees a draft. */
export const staffEventState = z.enum(eventStates);

/** Why a change of an event is refused, besides what keeps the event from a state. */
export type EventRefusal =
  // the public knows the event by it
  | "fixed"
  // somebody else changed it meanwhile
  | "changed_since"
  | "event_archived"
  | "event_underway";

const shortText = z.string().check(z.trim(), z.maxLength(200));
const longText = z.string().check(z.trim(), z.maxLength(4000));
const bothShort = z.object({ th: shortText, en: shortText });
const webAddress = shortText.check(z.regex(/^(https?:\/\/[^\s/]+\.[^\s]+)?$/));
/** Everybody knows the event by it. */
const eventName = thaiFirst(200);

/** How the public reaches the organiser; "": not this way. */
export const eventContact = z.object({
  email: shortText.check(z.regex(/^(\S+@\S+\.\S+)?$/)),
  phone: z.string().check(inDigits, z.maxLength(40)),
  website: webAddress,
  lineId: z.string().check(z.trim(), z.maxLength(60)),
  facebook: webAddress,
});

/** What the event's details tab holds. */
export const eventDetails = z.object({
  slug: eventSlug,
  type: code,
  name: eventName,
  summary: z.object({ th: longText, en: longText }),
  organiser: shortText,
  venue: bothShort,
  /** The province's Thai name. */
  province: z.string().check(z.trim(), z.maxLength(80)),
  lat: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
  lng: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
  timeZone: z.string().check(z.refine(isTimeZone)),
  startsOn: typedDay,
  endsOn: typedDay,
  contact: eventContact,
  /** What an order pays that has something to be sent. */
  shippingSatang: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** When entries open and close by themselves; null: staff do it by hand. Left out: as it was. */
  opensAt: z.optional(z.nullable(typedInstantMs)),
  closesAt: z.optional(z.nullable(typedInstantMs)),
  /** The event's own colour; null: it has the product's. Left out: as it was. */
  colour: z.optional(z.nullable(z.string().check(z.trim(), z.refine(isHexColour)))),
});
export type EventDetails = z.infer<typeof eventDetails>;

const notBeforeStart = z.refine<{ startsOn: string; endsOn: string }>(({ startsOn, endsOn }) => endsOn >= startsOn, {
  path: ["endsOn"],
});
const wholePoint = z.refine<{ lat: number | null; lng: number | null }>(
  ({ lat, lng }) => (lat === null) === (lng === null),
  { path: ["lat"] },
);

const closesLater = z.refine<{ opensAt?: number | null | undefined; closesAt?: number | null | undefined }>(
  ({ opensAt, closesAt }) => (closesAt ?? Infinity) > (opensAt ?? -Infinity),
  { path: ["closesAt"] },
);

export const staffEventRow = z.object({
  id,
  slug: z.string(),
  type: code,
  name: text,
  state: staffEventState,
  startsOn: day,
  endsOn: day,
  timeZone: z.string(),
  province: text,
  categories: z.int(),
  entries: z.int(),
  archivedAt: z.nullable(instantMs),
  changedAt: instantMs,
  changedBy: z.string(),
});
export type StaffEventRow = z.infer<typeof staffEventRow>;

export const eventSort = z.enum(["startsOn", "name", "state", "changedAt"]);
export type EventSort = z.infer<typeof eventSort>;

export const eventList = staffCall({
  name: "event-list",
  shows: ["event", "category", "entry"],
  summary: "The events that the caller may see, drafts included, with how many there are in each state.",
  right: { permission: "events_view", at: "anywhere" },
  params: z.object({
    text: z.optional(searchText),
    state: z.optional(staffEventState),
    type: z.optional(code),
    /** Lists show either the archived events or the others. */
    archived: z._default(z.enum(["no", "yes"]), "no"),
    sort: z._default(eventSort, "startsOn"),
    direction: z._default(z.enum(["asc", "desc"]), "desc"),
    offset,
    limit,
  }),
  data: z.array(staffEventRow),
  meta: z.object({
    total: z.int(),
    /** How many match, whatever state is asked for; states without events are left out. */
    counts: z.partialRecord(staffEventState, z.int()),
    /** How many archived events match. */
    archived: z.int(),
  }),
});

const plainText = z.string();

export const staffEvent = z.object({
  id,
  ...eventDetails.shape,
  // as stored: an event from a race folder may break the form's rules
  startsOn: day,
  endsOn: day,
  name: text,
  summary: text,
  venue: text,
  organiser: plainText,
  province: plainText,
  contact: z.object({
    email: plainText,
    phone: plainText,
    website: plainText,
    lineId: plainText,
    facebook: plainText,
  }),
  state: staffEventState,
  stateChangedAt: instantMs,
  cancelReason: text,
  archivedAt: z.nullable(instantMs),
  /** The event that is rehearsed here; null: this is a real one. */
  rehearsalOf: z.nullable(id),
  entries: z.int(),
  revision,
  changedAt: instantMs,
  changedBy: plainText,
});
export type StaffEvent = z.infer<typeof staffEvent>;

export const eventGet = staffCall({
  name: "event-get",
  shows: ["event", "entry"],
  summary: "One event with all its details.",
  right: { permission: "events_view", at: "event" },
  params: z.object({ eventId: idParam }),
  data: staffEvent,
  meta: noMeta,
});

const newEvent = z.object({ id, slug: z.string() });

export const eventCreate = staffAction({
  name: "event-create",
  changes: ["event"],
  summary: "Adds an event, as a draft.",
  right: { permission: "events_edit", at: "installation" },
  body: z
    .object({
      slug: eventSlug,
      type: code,
      name: eventName,
      province: eventDetails.shape.province,
      timeZone: eventDetails.shape.timeZone,
      startsOn: typedDay,
      endsOn: typedDay,
    })
    .check(notBeforeStart),
  data: newEvent,
  refuses: { taken: "field", unknown: "field" },
});

export const eventSave = staffAction({
  name: "event-save",
  changes: ["event"],
  summary: "Changes an event's details.",
  right: { permission: "events_edit", at: "event" },
  body: z.object({ eventId: id, revision, ...eventDetails.shape }).check(notBeforeStart, wholePoint, closesLater),
  data: z.object({ revision }),
  refuses: { taken: "field", unknown: "field", fixed: "field" },
});

export const eventClone = staffAction({
  name: "event-clone",
  changes: ["event"],
  summary: "Adds an event that copies another one's set-up, moved to another day; entries are not copied.",
  right: { permission: "events_edit", at: "installation" },
  body: z.object({ eventId: id, slug: eventSlug, name: eventName, startsOn: typedDay }),
  data: newEvent,
  refuses: { taken: "field" },
});

const archiving = {
  right: { permission: "events_publish", at: "event" },
  body: z.object({ eventId: id }),
  data: z.object({ archivedAt: z.nullable(instantMs) }),
} as const;

export const eventArchive = staffAction({
  name: "event-archive",
  changes: ["event"],
  summary: "Archives an event: it leaves all lists but stays at its address.",
  ...archiving,
  refuses: { event_underway: "whole" },
});

export const eventRestore = staffAction({
  name: "event-restore",
  changes: ["event"],
  summary: "Brings an archived event back into the lists.",
  ...archiving,
});
