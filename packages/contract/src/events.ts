import * as z from "zod/mini";
import { policyInForce } from "./asked.ts";
import { openCall } from "./define-call.ts";
import { noMeta } from "./endpoint.ts";
import {
  ageGroupRow,
  checkpointKind,
  clock,
  code,
  colour,
  day,
  durationMs,
  eventArt,
  eventSlug,
  eventState,
  handicapRow,
  instantMs,
  limit,
  mustPass,
  lapsEnd,
  namedRanking,
  regrouping,
  neutralRow,
  offset,
  rounding,
  satang,
  searchText,
  text,
} from "./fields.ts";
import { publicationInForce } from "./published-list.ts";
import { picture } from "./picture.ts";
import { publicCourse } from "./public-course.ts";
import { publicView } from "./public-view.ts";

export const eventType = z.object({ code, name: text, art: eventArt });
export type EventType = z.infer<typeof eventType>;

export const webEventTypeList = openCall({
  name: "web-event-type-list",
  shows: ["event_type"],
  summary: "The sports of the events.",
  params: z.object({}),
  data: z.array(eventType),
  meta: noMeta,
});

/** States of an event as people search for them. */
export const eventPhase = z.enum(["open", "live", "upcoming", "past"]);
export type EventPhase = z.infer<typeof eventPhase>;

export const eventCard = z.object({
  slug: eventSlug,
  type: code,
  /** How the event's cover is drawn. */
  art: eventArt,
  name: text,
  venue: text,
  province: text,
  startsOn: day,
  endsOn: day,
  timeZone: z.string(),
  state: eventState,
  cover: z.nullable(picture),
  /** The longest course in about forty points, as `decodeLine` reads them, to draw a cover; null: not known. */
  outline: z.nullable(z.string()),
  /** Distances of its categories in metres, longest first, without repeats. */
  distancesM: z.array(z.number()),
  /** The lowest price of an entry now; null when entries are not open or have no price tiers. */
  fromSatang: z.nullable(satang),
  entries: z.int(),
});
export type EventCard = z.infer<typeof eventCard>;

export const webEventList = openCall({
  name: "web-event-list",
  shows: ["event", "event_type", "category", "course", "image", "entry", "result"],
  summary: "Find events by words, sport, province, month and state; live ones first, then by date.",
  params: z.object({
    text: z.optional(searchText),
    type: z.optional(code),
    /** The province's Thai name. */
    province: z.optional(z.string().check(z.maxLength(80))),
    month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
    state: z.optional(eventPhase),
    /** Only events that take place on some day of these, both included. */
    from: z.optional(day),
    to: z.optional(day),
    /** Only events that have some. */
    having: z.optional(z.enum(["checkpoints"])),
    offset,
    limit,
  }),
  data: z.array(eventCard),
  meta: z.object({
    total: z.int(),
    /** The values of the filters: every month and province that has a public event. */
    months: z.array(z.string()),
    provinces: z.array(text),
  }),
});

export const publicCheckpoint = z.object({
  code,
  name: text,
  kind: checkpointKind,
  distanceM: z.number(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  elevationM: z.nullable(z.number()),
  cutoffAt: z.nullable(instantMs),
});
export type PublicCheckpoint = z.infer<typeof publicCheckpoint>;

export const feeTier = z.object({
  name: text,
  priceSatang: satang,
  endsAt: z.nullable(instantMs),
  /** The tier holds until so many have entered the category. */
  untilSold: z.nullable(z.int()),
});

/** A group of a category that starts together, and when. */
export const startWave = z.object({ name: text, startsAt: instantMs });

export const publicCategory = z.object({
  code,
  name: text,
  gender: z.enum(["any", "M", "F"]),
  /** Who may enter, also before and after entries are open. */
  entryKind: z.enum(["individual", "team", "relay"]),
  teamMix: z.enum(["any", "men", "women", "mixed"]),
  teamSmallest: z.nullable(z.int()),
  teamLargest: z.nullable(z.int()),
  youngestAge: z.nullable(z.int()),
  oldestAge: z.nullable(z.int()),
  distanceM: z.number(),
  /** When its first ones start, as far as times go: with its gun, or with that of a wave. */
  gunAt: instantMs,
  /** Its groups that start one after another, the first one first. Left out: none. */
  waves: z.optional(z.array(startWave)),
  /** Times count from the start of the own wave. Left out: from the gun, for all. */
  wavesHaveGuns: z.optional(z.boolean()),
  timeLimitMs: z.nullable(durationMs),
  laps: z.nullable(z.int()),
  /** The clock of each ranking: overall, within gender, within age groups. */
  rankBy: clock,
  rankGenderBy: clock,
  rankAgeGroupsBy: clock,
  rounding,
  ageOn: z.enum(["eventDay", "dec31", "birthYear", "given"]),
  ageGroups: z.array(ageGroupRow),
  /** What was announced before age groups were merged or split. Left out: the same. */
  regrouped: z.optional(regrouping),
  winnersLeaveAgeGroups: z.int(),
  /** Its rankings besides these three, the highest first, without those that would tell what the event hides. Left out: none. */
  rankings: z.optional(z.array(namedRanking)),
  /** Checkpoint codes in the order they are passed. */
  course: z.array(code),
  /** Metres at which it passes each of them; null: as the checkpoint says. Left out: so do all. */
  distancesM: z.optional(z.array(z.nullable(z.number()))),
  /** When each of them closes; null: when the checkpoint does. Left out: so do all. */
  cutoffsAt: z.optional(z.array(z.nullable(instantMs))),
  /** How long after their own start everybody may pass each of them; null: no such limit. Where both are given, what is sooner counts. */
  cutoffsAfterMs: z.optional(z.array(z.nullable(durationMs))),
  mustPass: z.optional(mustPass),
  /** Parts of the course whose time does not count, in the order of the course. Left out: none. */
  neutral: z.optional(z.array(neutralRow)),
  /** What ends a race on laps for those who are still riding. Left out: nothing before their own last lap. */
  lapsEnd: z.optional(lapsEnd),
  /** How often a lap begins, where the last one wins. */
  lapEveryMs: z.optional(durationMs),
  /** There, everybody with a lap has a place. Left out: only the winner has one. */
  placesByLaps: z.optional(z.boolean()),
  /** Metres of the first lap, where it has another length than the others. */
  firstLapM: z.optional(z.number()),
  /** Who starts earlier, or has time taken off. Left out: nobody. */
  handicap: z.optional(handicapRow),
  stages: z.array(code),
  /** The parts of a relay, or of a race of several sports; an empty name: its code says it. */
  relayLegs: z.array(z.object({ code, name: text })),
  /** Each entry is a team, whose members take a part each. Left out: each is a person. */
  relay: z.optional(z.boolean()),
  /** How many members count for a team; null: no team ranking. */
  teamBest: z.nullable(z.int()),
  feeTiers: z.array(feeTier),
  /** The tier that holds now; null: none does, or there are none. */
  tierNow: z.nullable(z.int()),
  priceNowSatang: z.nullable(satang),
  /** What a fee is the price of: each member of a team, or the whole team. */
  feePer: z.enum(["person", "team"]),
  /** Nobody is offered it without a code that names it. */
  hidden: z.boolean(),
  capacity: z.nullable(z.int()),
  placesLeft: z.nullable(z.int()),
  /** By entries and by orders that hold places. */
  placesTaken: z.int(),
  entries: z.int(),
  /** The list of its results that is in force; null: none was published. */
  publication: z.nullable(publicationInForce),
});
export type PublicCategory = z.infer<typeof publicCategory>;

export const eventPage = z.object({
  slug: eventSlug,
  type: eventType,
  name: text,
  summary: text,
  organiser: z.string(),
  venue: text,
  province: text,
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  startsOn: day,
  endsOn: day,
  timeZone: z.string(),
  state: eventState,
  /** What its pages, pictures and certificates are coloured in; null: the product's. */
  colour: z.nullable(colour),
  /** How time goes by where people rehearse, and nothing is real: `raceAt` at `setAt`, and seconds in a second; null: a real event. */
  rehearsal: z.nullable(z.object({ raceAt: instantMs, setAt: instantMs, speed: z.int() })),
  /** Why the event is cancelled; "" if it is not. */
  cancelReason: text,
  /** How to reach the organiser; "": not this way. */
  contact: z.object({
    email: z.string(),
    phone: z.string(),
    website: z.string(),
    lineId: z.string(),
    facebook: z.string(),
  }),
  /** What the event's lists show of its entries; fields that are not shown are blank in them. */
  shows: publicView,
  /** When entries open and close by themselves; null: that is not set. */
  opensAt: z.optional(z.nullable(instantMs)),
  closesAt: z.optional(z.nullable(instantMs)),
  resultsVersion: z.int(),
  /** How often what a calendar keeps of it changed: name, place, times, state. It only grows. */
  calendarChanges: z.int(),
  categories: z.array(publicCategory),
  checkpoints: z.array(publicCheckpoint),
  courses: z.array(publicCourse),
  cover: z.nullable(picture),
  logo: z.nullable(picture),
  gallery: z.array(picture),
  sponsors: z.array(picture),
  /** The policies in force; `web-policy-get` reads one. */
  policies: z.array(policyInForce),
  /** `place`: where; empty: it is not said. */
  schedule: z.array(z.object({ startsAt: instantMs, endsAt: z.nullable(instantMs), title: text, place: text })),
  entries: z.int(),
  finished: z.int(),
  onCourse: z.int(),
});
export type EventPage = z.infer<typeof eventPage>;

export const webEventGet = openCall({
  name: "web-event-get",
  shows: [
    "event",
    "event_type",
    "category",
    "checkpoint",
    "course",
    "schedule",
    "image",
    "policy",
    "privacy",
    "entry",
    "result",
  ],
  summary: "Everything a public event page shows, with the price now and the places left in each category.",
  params: z.object({
    event: eventSlug,
    /** `frame`: without courses and pictures, for pages that show none. */
    part: z._default(z.enum(["all", "frame"]), "all"),
  }),
  data: eventPage,
  meta: noMeta,
});
