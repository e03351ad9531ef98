import { sql, type Selectable } from "kysely";
import type { AgeGroup } from "@time-event/domain/eligibility/age";
import type { RareRules } from "@time-event/domain/category/rare-rules";
import type { Tx } from "../../db/connection.ts";
import type { EventsTable } from "../../db/schema.ts";
import { toContact } from "../events/contact.queries.ts";
import { loadStandingClocks } from "../passings/source-clocks.queries.ts";
import { toPublicView } from "../privacy/public-view.queries.ts";
import { loadRaceAddOns, loadRacePools, loadRaceQuestions, loadRaceWaves } from "./race-extras.queries.ts";
import type {
  EntryRules,
  FeeTier,
  RaceCategory,
  RaceCheckpoint,
  RaceDefinition,
  RaceEvent,
  UnknownKeys,
} from "./race-folder.types.ts";

/** Everything about a race except its entries and reads; undefined when there is no such event. */
export async function loadDefinition(
  tx: Tx,
  slug: string,
): Promise<{ eventId: number; race: RaceDefinition } | undefined> {
  const found = await tx.selectFrom("events").selectAll().where("slug", "=", slug).executeTakeFirst();
  if (!found) return undefined;
  const {
    id: eventId,
    type,
    state,
    organiser,
    province,
    lat,
    lng,
    timeZone,
    startsOn,
    endsOn,
    readsOutrankDns,
  } = found;
  const event: RaceEvent = {
    slug,
    type,
    state,
    organiser,
    province,
    lat,
    lng,
    timeZone,
    startsOn,
    endsOn,
    readsOutrankDns,
    name: { th: found.nameTh, en: found.nameEn },
    summary: { th: found.summaryTh, en: found.summaryEn },
    venue: { th: found.venueTh, en: found.venueEn },
    ...forPublic(found),
    schedule: await loadSchedule(tx, eventId),
  };
  const checkpoints = await loadCheckpoints(tx, eventId);
  const categories = await loadCategories(tx, eventId);
  const addOns = await loadRaceAddOns(tx, eventId);
  const questions = await loadRaceQuestions(tx, eventId);
  const placePools = await loadRacePools(tx, eventId);
  const clocks = (await loadStandingClocks(tx, eventId)).map(({ id: _id, ...clock }) => clock);
  const extra = found.extra as UnknownKeys;
  return { eventId, race: { event, checkpoints, categories, addOns, questions, placePools, clocks, extra } };
}

/** Settings that have their usual values stay out of the folder. */
function forPublic(found: Selectable<EventsTable>): Pick<RaceEvent, "contact" | "cancelReason" | "colour" | "shows"> {
  const contact = toContact(found);
  const shows = toPublicView(found);
  return {
    ...(Object.values(contact).some(Boolean) && { contact }),
    ...(found.cancelReasonTh && { cancelReason: { th: found.cancelReasonTh, en: found.cancelReasonEn } }),
    ...(found.colour !== null && { colour: found.colour }),
    ...((shows.names !== "full" || Object.values(shows).includes(false)) && { shows }),
  };
}

async function loadSchedule(tx: Tx, eventId: number): Promise<RaceEvent["schedule"]> {
  const rows = await tx
    .selectFrom("scheduleItems")
    .selectAll()
    .where("eventId", "=", eventId)
    .orderBy("position")
    .execute();
  return rows.map(({ startsAt, endsAt, titleTh, titleEn, placeTh, placeEn }) => ({
    startsAt,
    ...(endsAt !== null && { endsAt }),
    title: { th: titleTh, en: titleEn },
    ...((placeTh || placeEn) && { place: { th: placeTh, en: placeEn } }),
  }));
}

async function loadCheckpoints(tx: Tx, eventId: number): Promise<RaceCheckpoint[]> {
  const rows = await tx
    .selectFrom("checkpoints")
    .selectAll()
    .where("eventId", "=", eventId)
    .orderBy("position")
    .execute();
  return rows.map(({ code, kind, distanceM, elevationM, nameTh, nameEn, opensAt, cutoffAt, lat, lng }) => ({
    code,
    kind,
    distanceM,
    elevationM,
    name: { th: nameTh, en: nameEn },
    ...(opensAt !== null && { opensAt }),
    ...(cutoffAt !== null && { cutoffAt }),
    ...(lat !== null && { lat }),
    ...(lng !== null && { lng }),
  }));
}

async function loadCategories(tx: Tx, eventId: number): Promise<RaceCategory[]> {
  const tiers = await loadFeeTiers(tx, eventId);
  const waves = await loadRaceWaves(tx, eventId);
  const rows = await tx
    .selectFrom("categories")
    .selectAll()
    .where("eventId", "=", eventId)
    .orderBy("position")
    .execute();
  return rows.map((row) => {
    const { code, gender, gunAt, ageOn, rounding, winnersLeaveAgeGroups, timeLimitMs, laps, capacity } = row;
    const { rankBy, rankGenderBy, rankAgeGroupsBy } = row;
    return {
      code,
      gender,
      gunAt,
      rankBy,
      ...(rankGenderBy !== rankBy && { rankGenderBy }),
      ...(rankAgeGroupsBy !== rankBy && { rankAgeGroupsBy }),
      ageOn,
      rounding,
      winnersLeaveAgeGroups,
      capacity,
      ...entryRulesOf(row),
      name: { th: row.nameTh, en: row.nameEn },
      ageGroups: row.ageGroups as AgeGroup[],
      checkpoints: row.course,
      ...(timeLimitMs !== null && { timeLimitMs }),
      ...(laps !== null && { laps }),
      ...(row.rules as RareRules),
      feeTiers: tiers.get(row.id) ?? [],
      ...(row.hidden && { hidden: true }),
      ...(row.wavesHaveGuns && { wavesHaveGuns: true }),
      ...(waves.has(row.id) && { waves: waves.get(row.id)! }),
    };
  });
}

/** Who may enter, without settings that have their usual values. */
function entryRulesOf(row: EntryRules): Partial<EntryRules> {
  const { entryKind, teamMix, teamSmallest, teamLargest, feePer } = row;
  const { youngestAge, oldestAge, bibPrefix, bibFrom, bibTo } = row;
  return {
    ...(entryKind !== "individual" && { entryKind, teamMix, teamSmallest, teamLargest }),
    ...(feePer !== "person" && { feePer }),
    youngestAge,
    oldestAge,
    bibPrefix,
    bibFrom,
    bibTo,
  };
}

async function loadFeeTiers(tx: Tx, eventId: number): Promise<Map<number, FeeTier[]>> {
  const rows = await tx.selectFrom("feeTiers").selectAll().where("eventId", "=", eventId).orderBy("position").execute();
  const tiers = new Map<number, FeeTier[]>();
  for (const { categoryId, nameTh, nameEn, priceSatang, endsAt, untilSold } of rows) {
    const tier = { name: { th: nameTh, en: nameEn }, priceSatang, endsAt, ...(untilSold !== null && { untilSold }) };
    tiers.set(categoryId, [...(tiers.get(categoryId) ?? []), tier]);
  }
  return tiers;
}

/** How much of an event's history an export leaves out. */
export async function countLeftOut(
  tx: Tx,
  eventId: number,
): Promise<{ withoutBib: number; voided: number; revoked: number }> {
  const { rows } = await sql<{ withoutBib: number; voided: number; revoked: number }>`
    select (select count(*) from entries where event_id = ${eventId} and bib = '') as without_bib,
      (select count(*) from passings where event_id = ${eventId} and voided_at is not null) as voided,
      (select count(*) from penalties where event_id = ${eventId} and not counts) as revoked`.execute(tx);
  return rows[0]!;
}
