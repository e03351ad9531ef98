import type { EventPage, PublicCategory } from "@time-event/contract/events";
import { provinceText } from "../../lib/province-text.ts";
import { placesLeft } from "@time-event/domain/places/places-left";
import type { PublicView } from "@time-event/domain/privacy/public-person";
import { shownRankings } from "@time-event/domain/privacy/shown-rankings";
import { tierNow } from "@time-event/domain/pricing/fee-tiers";
import { passedPoints } from "@time-event/domain/race/course-distances";
import { courseLengthM } from "@time-event/domain/race/course-length";
import type { RareRules } from "@time-event/domain/category/rare-rules";
import type { Checkpoint } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { publicCourses } from "../courses/courses.queries.ts";
import { publicPictures } from "../images/images.queries.ts";
import { toContact } from "./contact.queries.ts";
import { toPublicView } from "../privacy/public-view.queries.ts";
import type { EventPageRows } from "./event-page.queries.ts";
import { distancesIn } from "./own-distances.ts";

type Shown = Pick<EventPage, "courses" | "cover" | "logo" | "gallery" | "sponsors">;

export const nothingShown: Shown = { courses: [], cover: null, logo: null, gallery: [], sponsors: [] };

/** Courses and pictures. */
export async function loadShown(db: Db, eventId: number): Promise<Shown> {
  const [courses, pictures] = await Promise.all([publicCourses(db, eventId), publicPictures(db, eventId)]);
  return { courses, ...pictures };
}

/** The public page of an event, without what `loadShown` loads. */
export function toEventPage(
  {
    event,
    categories,
    waves,
    checkpoints,
    feeTiers,
    schedule,
    policies,
    progress,
    raceClock,
    published,
  }: EventPageRows,
  now: InstantMs,
): Omit<EventPage, keyof Shown> {
  const pointOf = new Map(checkpoints.map((point) => [point.code, point]));
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
    opensAt: event.entriesOpenAt,
    closesAt: event.entriesCloseAt,
    state: event.state as EventPage["state"],
    colour: event.colour,
    rehearsal: raceClock,
    cancelReason: { th: event.cancelReasonTh, en: event.cancelReasonEn },
    contact: toContact(event),
    shows: toPublicView(event),
    resultsVersion: event.resultsVersion,
    calendarChanges: event.calendarChanges,
    categories: categories.map((row) =>
      toPublicCategory(
        row,
        passedPoints({ checkpoints: row.course, distancesM: distancesIn(row.rules) }, pointOf),
        feeTiers.filter((tier) => tier.categoryId === row.id),
        waves.filter((wave) => wave.categoryId === row.id),
        now,
        published.get(row.id) ?? null,
        toPublicView(event),
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
    schedule: schedule.map(({ startsAt, endsAt, titleTh, titleEn, placeTh, placeEn }) => ({
      startsAt,
      endsAt,
      title: { th: titleTh, en: titleEn },
      place: { th: placeTh, en: placeEn },
    })),
    entries: categories.reduce((sum, category) => sum + (category.entries ?? 0), 0),
    finished: progress.finished,
    onCourse: progress.onCourse,
  };
}

/** The category's own gun does not count where everybody has a start of their own, or is in a wave with a gun. */
function firstStartOf(
  { gunAt, wavesHaveGuns, usesGun, firstOwnStart }: EventPageRows["categories"][number],
  waves: EventPageRows["waves"],
): InstantMs {
  const guns = wavesHaveGuns ? waves.map(({ startsAt }) => startsAt) : [];
  const others = [...guns, ...(firstOwnStart === null ? [] : [firstOwnStart])];
  return Math.min(...(usesGun || others.length === 0 ? [gunAt] : []), ...others);
}

function toPublicCategory(
  row: EventPageRows["categories"][number],
  course: readonly (Pick<Checkpoint, "kind" | "distanceM"> | undefined)[],
  tiers: EventPageRows["feeTiers"],
  waves: EventPageRows["waves"],
  now: InstantMs,
  publication: PublicCategory["publication"],
  view: PublicView,
): PublicCategory {
  const { stages = [], relayLegs = [], team, cutoffsAt, mustPass, neutral, lapsEnd, rankings } = row.rules as RareRules;
  const { cutoffsAfterMs, handicap, lapEveryMs, placesByLaps, firstLapM, regrouped } = row.rules as RareRules;
  const entries = row.entries ?? 0;
  const nowAt = tierNow(tiers, row.taken, now);
  return {
    code: row.code,
    name: { th: row.nameTh, en: row.nameEn },
    gender: row.gender as PublicCategory["gender"],
    entryKind: row.entryKind,
    teamMix: row.teamMix,
    teamSmallest: row.teamSmallest,
    teamLargest: row.teamLargest,
    youngestAge: row.youngestAge,
    oldestAge: row.oldestAge,
    distanceM: courseLengthM(course, row.laps, firstLapM),
    gunAt: firstStartOf(row, waves),
    ...(waves.length > 0 && {
      waves: waves.map(({ nameTh, nameEn, startsAt }) => ({ name: { th: nameTh, en: nameEn }, startsAt })),
      wavesHaveGuns: row.wavesHaveGuns,
    }),
    timeLimitMs: row.timeLimitMs,
    laps: row.laps,
    rankBy: row.rankBy,
    rankGenderBy: row.rankGenderBy,
    rankAgeGroupsBy: row.rankAgeGroupsBy,
    rounding: row.rounding as PublicCategory["rounding"],
    ageOn: row.ageOn as PublicCategory["ageOn"],
    ageGroups: row.ageGroups as unknown as PublicCategory["ageGroups"],
    ...(regrouped && { regrouped: { ...regrouped, announced: [...regrouped.announced] } }),
    winnersLeaveAgeGroups: row.winnersLeaveAgeGroups,
    ...(rankings && { rankings: shownRankings(view, rankings) }),
    course: row.course,
    distancesM: distancesIn(row.rules),
    ...(cutoffsAt && { cutoffsAt: [...cutoffsAt] }),
    ...(cutoffsAfterMs && { cutoffsAfterMs: [...cutoffsAfterMs] }),
    ...(mustPass && { mustPass: { ...mustPass, checkpoints: [...mustPass.checkpoints] } }),
    ...(neutral && { neutral: [...neutral] }),
    ...(lapsEnd && { lapsEnd }),
    ...(lapEveryMs && { lapEveryMs }),
    ...(placesByLaps && { placesByLaps }),
    ...(firstLapM && { firstLapM }),
    ...(handicap && { handicap: { ...handicap, allowances: [...handicap.allowances] } }),
    stages: stages.map((stage) => stage.code),
    relayLegs: relayLegs.map(({ code, name }) => ({ code, name: name ?? { th: "", en: "" } })),
    ...(row.entryKind === "relay" && { relay: true }),
    teamBest: team?.best ?? null,
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
    publication,
  };
}
