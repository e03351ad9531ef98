import type { ReplyOf } from "@time-event/contract/endpoint";
import type {
  EventPage,
  PublicCategory,
  webEventGet,
  webEventList,
  webEventTypeList,
} from "@time-event/contract/events";
import { provinceText } from "../../lib/province-text.ts";
import { placesLeft } from "@time-event/domain/places/places-left";
import { tierNow } from "@time-event/domain/pricing/fee-tiers";
import { courseLengthM } from "@time-event/domain/race/course-length";
import type { Category, Checkpoint } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { outlinesOf, publicCourses } from "../courses/courses.queries.ts";
import { coversOf, publicPictures } from "../images/images.queries.ts";
import { toContact } from "./contact.queries.ts";
import { eventFacets, eventTypes, publicSlugs, searchEvents, type EventSearch } from "./events.queries.ts";
import { toPublicView } from "../privacy/public-view.queries.ts";
import { loadEventPage, type EventPageRows } from "./event-page.queries.ts";

export interface EventsService {
  listTypes(): Promise<ReplyOf<typeof webEventTypeList>>;
  /** Slugs of all public events. */
  listSlugs(): Promise<string[]>;
  list(search: EventSearch): Promise<ReplyOf<typeof webEventList>>;
  /** @throws NotFound `event_not_found` */
  get(query: { event: string; part: "all" | "frame" }): Promise<ReplyOf<typeof webEventGet>>;
}

export function createEventsService(db: Db, clock: () => InstantMs): EventsService {
  return {
    listTypes: async () => ({
      data: (await eventTypes(db)).map(({ code, nameTh, nameEn, art }) => ({
        code,
        art,
        name: { th: nameTh, en: nameEn },
      })),
      meta: {},
    }),
    listSlugs: () => publicSlugs(db),
    list: async (search) => {
      const [rows, facets] = await Promise.all([searchEvents(db, search, clock()), eventFacets(db)]);
      const slugs = rows.map(({ slug }) => slug);
      const [covers, outlines] = await Promise.all([coversOf(db, slugs), outlinesOf(db, slugs)]);
      const data = rows.map(({ nameTh, nameEn, venueTh, venueEn, province, total: _total, ...card }) => ({
        ...card,
        province: provinceText(province),
        name: { th: nameTh, en: nameEn },
        venue: { th: venueTh, en: venueEn },
        cover: covers.get(card.slug) ?? null,
        outline: outlines.get(card.slug) ?? null,
      }));
      const { months, provinces } = facets;
      return { data, meta: { total: rows[0]?.total ?? 0, months, provinces: provinces.map(provinceText) } };
    },
    get: async ({ event: slug, part }) => {
      const page = await loadEventPage(db, slug);
      if (!page) throw new NotFound("event");
      const shown = part === "all" ? await loadShown(db, page.event.id) : nothingShown;
      return { data: { ...toEventPage(page, clock()), ...shown }, meta: {} };
    },
  };
}

type Shown = Pick<EventPage, "courses" | "cover" | "logo" | "gallery" | "sponsors">;

const nothingShown: Shown = { courses: [], cover: null, logo: null, gallery: [], sponsors: [] };

/** Courses and pictures. */
async function loadShown(db: Db, eventId: number): Promise<Shown> {
  const [courses, pictures] = await Promise.all([publicCourses(db, eventId), publicPictures(db, eventId)]);
  return { courses, ...pictures };
}

function toEventPage(
  { event, categories, checkpoints, feeTiers, schedule, policies, progress }: EventPageRows,
  now: InstantMs,
): Omit<EventPage, keyof Shown> {
  const distanceOf = new Map(checkpoints.map((point) => [point.code, point]));
  return {
    slug: event.slug,
    type: { code: event.type, name: { th: event.typeNameTh, en: event.typeNameEn }, art: event.art },
    name: { th: event.nameTh, en: event.nameEn },
    summary: { th: event.summaryTh, en: event.summaryEn },
    organiser: event.organiser,
    venue: { th: event.venueTh, en: event.venueEn },
    province: provinceText(event.province),
    lat: event.lat,
    lng: event.lng,
    startsOn: event.startsOn,
    endsOn: event.endsOn,
    timeZone: event.timeZone,
    state: event.state as EventPage["state"],
    cancelReason: { th: event.cancelReasonTh, en: event.cancelReasonEn },
    contact: toContact(event),
    shows: toPublicView(event),
    resultsVersion: event.resultsVersion,
    categories: categories.map((row) =>
      toPublicCategory(
        row,
        row.course.map((code) => distanceOf.get(code)),
        feeTiers.filter((tier) => tier.categoryId === row.id),
        now,
      ),
    ),
    checkpoints: checkpoints.map(({ code, nameTh, nameEn, kind, distanceM, lat, lng, elevationM, cutoffAt }) => ({
      code,
      distanceM,
      lat,
      lng,
      elevationM,
      cutoffAt,
      name: {
        th: nameTh,
        en: nameEn,
      },
      kind: kind as EventPage["checkpoints"][number]["kind"],
    })),
    policies,
    schedule: schedule.map(({ startsAt, endsAt, titleTh, titleEn }) => ({
      startsAt,
      endsAt,
      title: { th: titleTh, en: titleEn },
    })),
    entries: categories.reduce((sum, category) => sum + (category.entries ?? 0), 0),
    finished: progress.finished,
    onCourse: progress.onCourse,
  };
}

function toPublicCategory(
  row: EventPageRows["categories"][number],
  course: readonly (Pick<Checkpoint, "kind" | "distanceM"> | undefined)[],
  tiers: EventPageRows["feeTiers"],
  now: InstantMs,
): PublicCategory {
  const rules = row.rules as Pick<Category, "stages" | "relayLegs" | "team">;
  const entries = row.entries ?? 0;
  const nowAt = tierNow(tiers, row.taken, now);
  return {
    code: row.code,
    name: { th: row.nameTh, en: row.nameEn },
    gender: row.gender as PublicCategory["gender"],
    distanceM: courseLengthM(course, row.laps),
    gunAt: row.gunAt,
    timeLimitMs: row.timeLimitMs,
    laps: row.laps,
    rankBy: row.rankBy,
    rankGenderBy: row.rankGenderBy,
    rankAgeGroupsBy: row.rankAgeGroupsBy,
    rounding: row.rounding as PublicCategory["rounding"],
    ageOn: row.ageOn as PublicCategory["ageOn"],
    ageGroups: row.ageGroups as unknown as PublicCategory["ageGroups"],
    winnersLeaveAgeGroups: row.winnersLeaveAgeGroups,
    course: row.course,
    stages: (rules.stages ?? []).map((stage) => stage.code),
    relayLegs: (rules.relayLegs ?? []).map((leg) => leg.code),
    teamBest: rules.team?.best ?? null,
    feeTiers: tiers.map(({ nameTh, nameEn, priceSatang, endsAt, untilSold }) => ({
      priceSatang,
      endsAt,
      untilSold,
      name: {
        th: nameTh,
        en: nameEn,
      },
    })),
    tierNow: nowAt < 0 ? null : nowAt,
    priceNowSatang: tiers[nowAt]?.priceSatang ?? null,
    feePer: row.feePer,
    hidden: row.hidden,
    capacity: row.capacity,
    placesTaken: row.taken,
    placesLeft: placesLeft([row, ...row.pools]),
    entries,
  };
}
