import { mostShown } from "@time-event/contract/jobs";
import type { Db } from "../../db/connection.ts";

/** The last run of each job; jobs that have never run are left out. */
export async function findJobRows(db: Db) {
  return db.selectFrom("jobs").selectAll().orderBy("name").orderBy("place").execute();
}

/** How many tasks wait, and how many were given up, by their job. */
export async function countTasks(db: Db) {
  return db
    .selectFrom("jobTasks")
    .select((eb) => [
      "job",
      eb.fn.countAll<number>().filterWhere("gaveUpAt", "is", null).as("waiting"),
      eb.fn.count<number>("gaveUpAt").as("givenUp"),
    ])
    .groupBy("job")
    .execute();
}

/** The same of all jobs together. */
export async function countAllTasks(db: Db) {
  return db
    .selectFrom("jobTasks")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("gaveUpAt", "is", null).as("waiting"),
      eb.fn.count<number>("gaveUpAt").as("givenUp"),
    ])
    .executeTakeFirstOrThrow();
}

/** Tasks that were given up, newest first, then waiting tasks, the next one first. */
export async function findTasks(db: Db) {
  return db
    .selectFrom("jobTasks")
    .select(["id", "job", "label", "createdAt", "dueAt", "tries", "error", "gaveUpAt"])
    .orderBy("gaveUpAt", (order) => order.desc().nullsLast())
    .orderBy("dueAt")
    .orderBy("id")
    .limit(mostShown)
    .execute();
}

export async function findFailures(db: Db) {
  return db
    .selectFrom("jobFailures")
    .selectAll()
    .orderBy("failedAt", "desc")
    .orderBy("id", "desc")
    .limit(mostShown)
    .execute();
}
