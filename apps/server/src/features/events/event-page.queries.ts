import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { isNamed } from "../privacy/named-categories.queries.ts";
import { sharedPools } from "../places/places.queries.ts";
import { loadInForce } from "../results/published-lists.queries.ts";
import { resultsVersionOf } from "../results/result-versions.queries.ts";
import { loadRaceClock } from "./race-clock.queries.ts";
import { listPoliciesInForce } from "../policies/policies.queries.ts";

/** Everything a public event page shows, in small statements; undefined for a draft or an unknown slug. */
export async function loadEventPage(db: Db, slug: string) {
  const event = await eventRows(db).where("slug", "=", slug).where("state", "<>", "draft").executeTakeFirst();
  return event && withParts(db, event);
}

/** The same of any event, for staff alone; undefined: there is none. */
export async function loadPreviewedPage(db: Db, eventId: number): Promise<EventPageRows | undefined> {
  const event = await eventRows(db).where("events.id", "=", eventId).executeTakeFirst();
  return event && withParts(db, event);
}

function eventRows(db: Db) {
  return db
    .selectFrom("events")
    .innerJoin("eventTypes", "eventTypes.code", "events.type")
    .selectAll("events")
    .select(["eventTypes.nameTh as typeNameTh", "eventTypes.nameEn as typeNameEn", "eventTypes.art"])
    .select(resultsVersionOf("events.id").as("resultsVersion"));
}

type EventRow = NonNullable<Awaited<ReturnType<ReturnType<typeof eventRows>["executeTakeFirst"]>>>;

async function withParts(db: Db, event: EventRow) {
  const [categories, waves, checkpoints, feeTiers, schedule, policies, progress, raceClock, published] =
    await Promise.all([
      db
        .selectFrom("categories")
        .innerJoin("categoryPlaces as p", "p.categoryId", "categories.id")
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom("entries")
              .where("entries.eventId", "=", event.id)
              .whereRef("entries.categoryId", "=", "categories.id")
              .where("entries.withdrawnAt", "is", null)
              .select(({ fn, ref }) => [
                fn.countAll<number>().as("entries"),
                fn.min("entries.startsAt").as("firstOwnStart"),
                sql<boolean>`coalesce(bool_or(${ref("entries.startsAt")} is null
                  and (${ref("entries.waveId")} is null or not ${ref("categories.wavesHaveGuns")})), false)`.as(
                  "usesGun",
                ),
              ])
              .as("e"),
          (join) => join.onTrue(),
        )
        .selectAll("categories")
        .select(["p.taken", "e.entries", "e.firstOwnStart", "e.usesGun", sharedPools.as("pools")])
        .where("categories.eventId", "=", event.id)
        .where(isNamed("categories"))
        .orderBy("position")
        .execute(),
      db
        .selectFrom("waves")
        .select(["categoryId", "nameTh", "nameEn", "startsAt"])
        .where("eventId", "=", event.id)
        .orderBy("startsAt")
        .orderBy("id")
        .execute(),
      db.selectFrom("checkpoints").selectAll().where("eventId", "=", event.id).orderBy("position").execute(),
      db.selectFrom("feeTiers").selectAll().where("eventId", "=", event.id).orderBy("position").execute(),
      db
        .selectFrom("scheduleItems")
        .selectAll()
        .where("eventId", "=", event.id)
        .orderBy("startsAt")
        .orderBy("position")
        .execute(),
      listPoliciesInForce(db, event.id),
      db
        .selectFrom("results")
        .select([
          sql<number>`count(*) filter (where status in ('finished', 'otl'))`.as("finished"),
          sql<number>`count(*) filter (where status in ('started', 'on_course'))`.as("onCourse"),
        ])
        .where("eventId", "=", event.id)
        .executeTakeFirstOrThrow(),
      event.rehearsalOf === null ? null : loadRaceClock(db, event.id),
      loadInForce(db, event.id),
    ]);
  return { event, categories, waves, checkpoints, feeTiers, schedule, policies, progress, raceClock, published };
}

export type EventPageRows = NonNullable<Awaited<ReturnType<typeof loadEventPage>>>;
