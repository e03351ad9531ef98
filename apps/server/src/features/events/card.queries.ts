import type { Text } from "@time-event/contract/fields";
import type { RareRules } from "@time-event/domain/category/rare-rules";
import { passedPoints } from "@time-event/domain/race/course-distances";
import { courseLengthM } from "@time-event/domain/race/course-length";
import type { Db } from "../../db/connection.ts";
import { isNamed } from "../privacy/named-categories.queries.ts";
import { provinceText } from "../../lib/province-text.ts";
import { distancesIn } from "./own-distances.ts";

/** What the picture of an event shows. */
export interface CardContent {
  /** How its covers are drawn. */
  readonly art: string;
  readonly name: Text;
  readonly venue: Text;
  readonly province: Text;
  readonly startsOn: string;
  /** The event's own; null: its sport has one. */
  readonly colour: string | null;
  readonly isCancelled: boolean;
  readonly categories: readonly {
    readonly distanceM: number;
    readonly course: readonly string[];
    /** Of a race for time, whose `distanceM` is that of one lap. */
    readonly limitMs: number | null;
    /** How often a lap begins where the last one wins, whose `distanceM` is that of one lap, too. */
    readonly lapEveryMs: number | null;
  }[];
  readonly checkpoints: readonly {
    readonly code: string;
    readonly distanceM: number;
    readonly elevationM: number | null;
  }[];
}

/** Counts no entry, however many the event has; undefined for a draft or an unknown slug. */
export async function loadCardContent(db: Db, slug: string): Promise<CardContent | undefined> {
  const event = await db
    .selectFrom("events")
    .innerJoin("eventTypes", "eventTypes.code", "events.type")
    .select([
      "events.id",
      "eventTypes.art",
      "events.nameTh",
      "events.nameEn",
      "venueTh",
      "venueEn",
      "province",
      "startsOn",
      "state",
      "colour",
    ])
    .where("slug", "=", slug)
    .where("state", "<>", "draft")
    .executeTakeFirst();
  if (!event) return undefined;
  const [categories, checkpoints] = await Promise.all([
    db
      .selectFrom("categories")
      .select(["course", "laps", "rules", "timeLimitMs"])
      .where("eventId", "=", event.id)
      .where(isNamed("categories"))
      .orderBy("position")
      .execute(),
    db
      .selectFrom("checkpoints")
      .select(["code", "kind", "distanceM", "elevationM"])
      .where("eventId", "=", event.id)
      .orderBy("position")
      .execute(),
  ]);
  const pointOf = new Map(checkpoints.map((point) => [point.code, point]));
  return {
    art: event.art,
    name: { th: event.nameTh, en: event.nameEn },
    venue: { th: event.venueTh, en: event.venueEn },
    province: provinceText(event.province),
    startsOn: event.startsOn,
    colour: event.colour,
    isCancelled: event.state === "cancelled",
    categories: categories.map(({ course, laps, rules, timeLimitMs }) => ({
      course,
      limitMs: laps === null && course.some((code) => pointOf.get(code)?.kind === "lap") ? timeLimitMs : null,
      lapEveryMs: (rules as RareRules).lapEveryMs ?? null,
      distanceM: courseLengthM(
        passedPoints({ checkpoints: course, distancesM: distancesIn(rules) }, pointOf),
        laps,
        (rules as RareRules).firstLapM,
      ),
    })),
    checkpoints,
  };
}
