import { toJson, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { toContactColumns } from "../events/contact.queries.ts";
import { toViewColumns } from "../privacy/public-view.queries.ts";
import { insertRaceAddOns, insertRaceQuestions } from "./race-extras.repository.ts";
import type { RaceCategory, RaceDefinition } from "./race-folder.types.ts";

/** Adds a sport that the list does not have yet, under its own code. True when it was added. */
export async function addMissingEventType(tx: Tx, code: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("eventTypes")
    .values({ code, position: 1_000, nameTh: code, nameEn: code })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface InsertedEvent {
  readonly eventId: number;
  readonly categoryIds: ReadonlyMap<string, number>;
}

/** Stores everything about a race but its people and reads. */
export async function insertEvent(
  tx: Tx,
  { event, checkpoints, categories, addOns = [], questions = [], extra }: RaceDefinition,
  stored: { sourceHash: string | null; resultsVersion: number },
): Promise<InsertedEvent> {
  const { name, summary, venue, schedule, contact, cancelReason, shows, ...columns } = event;
  const { id: eventId } = await tx
    .insertInto("events")
    .values({
      ...columns,
      ...stored,
      nameTh: name.th,
      nameEn: name.en,
      summaryTh: summary.th,
      summaryEn: summary.en,
      venueTh: venue.th,
      venueEn: venue.en,
      ...(contact && toContactColumns(contact)),
      ...(cancelReason && { cancelReasonTh: cancelReason.th, cancelReasonEn: cancelReason.en }),
      ...(shows && toViewColumns(shows)),
      extra: toJson(extra),
    })
    .returning("id")
    .executeTakeFirstOrThrow();

  const points = checkpoints.map(({ name: pointName, opensAt, cutoffAt, lat, lng, ...point }, position) => ({
    ...point,
    eventId,
    position,
    lat: lat ?? null,
    lng: lng ?? null,
    nameTh: pointName.th,
    nameEn: pointName.en,
    opensAt: opensAt === undefined ? null : toTimestamp(opensAt),
    cutoffAt: cutoffAt === undefined ? null : toTimestamp(cutoffAt),
  }));
  if (points.length > 0) await tx.insertInto("checkpoints").values(points).execute();

  const items = schedule.map(({ startsAt, endsAt, title }, position) => ({
    eventId,
    position,
    startsAt: toTimestamp(startsAt),
    endsAt: endsAt === undefined ? null : toTimestamp(endsAt),
    titleTh: title.th,
    titleEn: title.en,
  }));
  if (items.length > 0) await tx.insertInto("scheduleItems").values(items).execute();

  const categoryIds = new Map<string, number>();
  for (const [position, category] of categories.entries()) {
    categoryIds.set(category.code, await insertCategory(tx, eventId, position, category));
  }
  await insertRaceAddOns(tx, eventId, addOns);
  await insertRaceQuestions(tx, eventId, questions, categoryIds);
  return { eventId, categoryIds };
}

async function insertCategory(tx: Tx, eventId: number, position: number, category: RaceCategory): Promise<number> {
  const { code, name, gender, rankBy, ageOn, rounding, winnersLeaveAgeGroups, capacity, feeTiers } = category;
  const { stages, relayLegs, team, lapNeedsEveryCheckpoint, repeatWindowMs, maxSpeedMps } = category;
  const { id } = await tx
    .insertInto("categories")
    .values({
      eventId,
      code,
      position,
      gender,
      rankBy,
      ageOn,
      rounding,
      winnersLeaveAgeGroups,
      capacity,
      ...entryColumns(category),
      nameTh: name.th,
      nameEn: name.en,
      gunAt: toTimestamp(category.gunAt),
      laps: category.laps ?? null,
      timeLimitMs: category.timeLimitMs ?? null,
      course: [...category.checkpoints],
      ageGroups: toJson(category.ageGroups),
      rules: toJson({ stages, relayLegs, team, lapNeedsEveryCheckpoint, repeatWindowMs, maxSpeedMps }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();

  const tiers = feeTiers.map(({ name: tierName, priceSatang, endsAt, untilSold }, tierPosition) => ({
    eventId,
    categoryId: id,
    position: tierPosition,
    priceSatang,
    untilSold: untilSold ?? null,
    nameTh: tierName.th,
    nameEn: tierName.en,
    endsAt: endsAt === null ? null : toTimestamp(endsAt),
  }));
  if (tiers.length > 0) await tx.insertInto("feeTiers").values(tiers).execute();
  return id;
}

/** Who may enter; where it is not said, a category with hand-overs is a relay and any other one for single people. */
function entryColumns(category: RaceCategory) {
  return {
    entryKind: category.entryKind ?? (category.relayLegs ? "relay" : "individual"),
    teamMix: category.teamMix ?? "any",
    teamSmallest: category.teamSmallest ?? category.relayLegs?.length ?? null,
    teamLargest: category.teamLargest ?? category.relayLegs?.length ?? null,
    youngestAge: category.youngestAge ?? null,
    oldestAge: category.oldestAge ?? null,
    bibPrefix: category.bibPrefix ?? "",
    bibFrom: category.bibFrom ?? null,
    bibTo: category.bibTo ?? null,
  } as const;
}
