import type { CopySetup } from "../events/staff/event-setup.types.ts";
import { copyTo as copyAddOns } from "../add-ons/copy-add-ons.service.ts";
import { copyTo as copyCheckpoints } from "../checkpoints/copy-checkpoints.service.ts";
import { copyTo as copyEventChannels } from "../payment-channels/copy-event-channels.service.ts";
import { copyTo as copyQuestions } from "../questions/copy-questions.service.ts";
import { copyTo as copyWaves } from "../waves/waves.service.ts";
import { copyTo as copyPlacePools } from "../place-pools/place-pools.service.ts";
import { copyTo as copySchedule } from "../schedule/copy-schedule.service.ts";
import { copyTo as copyCategories } from "../categories/copy-categories.service.ts";

/**
 * Copies the set-up of an event to another: checkpoints, categories with their prices, add-ons, questions, schedule.
 * Every time moves by whole days and keeps its time of day at the other event's place.
 */
export const copySetUp: CopySetup = async (tx, { fromEventId, toEventId, shiftDays }) => {
  await copyCheckpoints(tx, fromEventId, toEventId, shiftDays);
  await copyCategories(tx, fromEventId, toEventId, shiftDays);
  await copyAddOns(tx, fromEventId, toEventId);
  await copyWaves(tx, fromEventId, toEventId, shiftDays);
  await copyPlacePools(tx, fromEventId, toEventId);
  await copyQuestions(tx, fromEventId, toEventId);
  await copyEventChannels(tx, fromEventId, toEventId);
  await copySchedule(tx, fromEventId, toEventId, shiftDays);
};
