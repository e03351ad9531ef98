import { rareRules } from "@time-event/domain/category/rare-rules";
import { timestampOrNull, toJson, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { importAddOn } from "../add-ons/import-add-ons.service.ts";
import { importCategory } from "../categories/import-category.service.ts";
import { importCheckpoints } from "../checkpoints/import-checkpoints.service.ts";
import { toContactColumns } from "../events/contact.queries.ts";
import { importEvent } from "../events/import-event.service.ts";
import { importClocks } from "../passings/import-passings.service.ts";
import { importPlacePool } from "../place-pools/import-place-pool.service.ts";
import { toViewColumns } from "../privacy/public-view.queries.ts";
import { importQuestions } from "../questions/import-questions.service.ts";
import { importSchedule } from "../schedule/import-schedule.service.ts";
import { importWave } from "../waves/import-wave.service.ts";
import type { RaceAddOn, RaceCategory, RaceDefinition, RaceQuestion } from "./race-folder.types.ts";

export interface StoredSetUp {
  readonly eventId: number;
  readonly categoryIds: ReadonlyMap<string, number>;
  /** Ids of waves by the codes of their categories and by their Thai names. */
  readonly waveIds: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Stores everything about a race except its entries and reads, each part through its own feature. */
export async function storeSetUp(
  tx: Tx,
  { event, checkpoints, categories, addOns = [], questions = [], placePools = [], clocks = [], extra }: RaceDefinition,
  sourceHash: string | null,
): Promise<StoredSetUp> {
  const { name, summary, venue, schedule, contact, cancelReason, shows, ...columns } = event;
  const eventId = await importEvent(tx, {
    ...columns,
    sourceHash,
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
  });

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
  await importCheckpoints(tx, points);

  const items = schedule.map(({ startsAt, endsAt, title, place }, position) => ({
    eventId,
    position,
    startsAt: toTimestamp(startsAt),
    endsAt: endsAt === undefined ? null : toTimestamp(endsAt),
    titleTh: title.th,
    titleEn: title.en,
    placeTh: place?.th ?? "",
    placeEn: place?.en ?? "",
  }));
  await importSchedule(tx, items);

  const categoryIds = new Map<string, number>();
  for (const [position, category] of categories.entries()) {
    categoryIds.set(category.code, await storeCategory(tx, eventId, position, category));
  }
  for (const [position, addOn] of addOns.entries()) await storeAddOn(tx, { eventId, position, categoryIds }, addOn);
  await importQuestions(
    tx,
    questions.map((question, position) => questionColumns(question, eventId, position, categoryIds)),
  );
  for (const { name: poolName, capacity, categories: sharers } of placePools) {
    const ids = sharers && sharers.flatMap((code) => categoryIds.get(code) ?? []);
    await importPlacePool(tx, eventId, { name: poolName, capacity, categoryIds: ids ?? null });
  }
  const waveIds = new Map<string, ReadonlyMap<string, number>>();
  for (const { code, waves = [] } of categories) {
    const ofCategory = new Map<string, number>();
    for (const wave of waves) {
      ofCategory.set(wave.name.th, await importWave(tx, eventId, { ...wave, categoryId: categoryIds.get(code)! }));
    }
    waveIds.set(code, ofCategory);
  }
  await importClocks(tx, eventId, clocks);
  return { eventId, categoryIds, waveIds };
}

async function storeCategory(tx: Tx, eventId: number, position: number, category: RaceCategory): Promise<number> {
  const { rankBy, rankGenderBy = rankBy, rankAgeGroupsBy = rankBy } = category;
  const { code, name, gender, ageOn, rounding, winnersLeaveAgeGroups, capacity, feeTiers } = category;
  const tiers = feeTiers.map(({ name: tierName, priceSatang, endsAt, untilSold }, tierPosition) => ({
    position: tierPosition,
    priceSatang,
    untilSold: untilSold ?? null,
    nameTh: tierName.th,
    nameEn: tierName.en,
    endsAt: timestampOrNull(endsAt),
  }));
  return importCategory(
    tx,
    {
      eventId,
      code,
      position,
      gender,
      rankBy,
      rankGenderBy,
      rankAgeGroupsBy,
      ageOn,
      rounding,
      winnersLeaveAgeGroups,
      capacity,
      ...entryColumns(category),
      hidden: category.hidden ?? false,
      wavesHaveGuns: category.wavesHaveGuns ?? false,
      nameTh: name.th,
      nameEn: name.en,
      gunAt: toTimestamp(category.gunAt),
      laps: category.laps ?? null,
      timeLimitMs: category.timeLimitMs ?? null,
      course: [...category.checkpoints],
      ageGroups: toJson(category.ageGroups),
      rules: toJson(rareRules(category)),
    },
    tiers,
  );
}

/** Who may enter. By default a category with hand-overs is a relay, and any other is for single players. */
function entryColumns(category: RaceCategory) {
  return {
    entryKind: category.entryKind ?? (category.relayLegs ? "relay" : "individual"),
    teamMix: category.teamMix ?? "any",
    teamSmallest: category.teamSmallest ?? category.relayLegs?.length ?? null,
    teamLargest: category.teamLargest ?? category.relayLegs?.length ?? null,
    feePer: category.feePer ?? "person",
    youngestAge: category.youngestAge ?? null,
    oldestAge: category.oldestAge ?? null,
    bibPrefix: category.bibPrefix ?? "",
    bibFrom: category.bibFrom ?? null,
    bibTo: category.bibTo ?? null,
  } as const;
}

/** Where an add-on is stored. */
interface Shelf extends Omit<StoredSetUp, "waveIds"> {
  readonly position: number;
}

/** Categories that the race does not have are left out. */
async function storeAddOn(tx: Tx, { eventId, position, categoryIds }: Shelf, addOn: RaceAddOn): Promise<void> {
  const { name, description, options, categories, ...columns } = addOn;
  await importAddOn(
    tx,
    {
      ...columns,
      eventId,
      position,
      categoryIds: categories ? categories.flatMap((code) => categoryIds.get(code) ?? []) : null,
      nameTh: name.th,
      nameEn: name.en,
      descriptionTh: description.th,
      descriptionEn: description.en,
    },
    options.map((option, optionPosition) => ({
      code: option.code,
      position: optionPosition,
      nameTh: option.name.th,
      nameEn: option.name.en,
      stock: option.stock,
    })),
  );
}

/** Categories that the race does not have are left out of a question. */
function questionColumns(
  { kind, label, help, options, required, categories, askedIf }: RaceQuestion,
  eventId: number,
  position: number,
  categoryIds: ReadonlyMap<string, number>,
) {
  return {
    eventId,
    position,
    kind,
    required,
    labelTh: label.th,
    labelEn: label.en,
    helpTh: help.th,
    helpEn: help.en,
    options: toJson(options),
    ...(askedIf && { askedIf: toJson(askedIf) }),
    categoryIds: categories && categories.flatMap((code) => categoryIds.get(code) ?? []),
  };
}
