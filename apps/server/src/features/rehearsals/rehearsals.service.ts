import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  rehearsalBegin,
  type rehearsalGet,
  rehearsalPace,
  rehearsalUpload,
  rehearsalWipe,
} from "@time-event/contract/rehearsals";
import { raceTimeAt } from "@time-event/domain/rehearsal/race-clock";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { edit } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { streamEntries, streamReads } from "../race-folder/race-rows.queries.ts";
import { removeRace } from "../race-folder/remove-race.service.ts";
import { announceResults } from "../results/results.service.ts";
import { openRace, storeRehearsal } from "./begin-rehearsal.ts";
import { fittingField, madeUpField, type RehearsedField } from "./rehearsed-race.ts";
import { readUploadedField } from "./uploaded-field.ts";
import {
  countRace,
  countReads,
  findRehearsal,
  findRehearsed,
  printOfRace,
  type RehearsalRow,
} from "./rehearsals.queries.ts";
import { lockClock, setPace } from "./rehearsals.repository.ts";

/** The gun of an uploaded race is so many minutes after the rehearsal began. */
const minutesToUploadedGun = 1;

/** Rehearsals: a race is replayed through an event's own categories, stations and pages, in a copy of it. */
export function createRehearsalsService(db: Db, clock: () => InstantMs, pool: WorkerPool) {
  return {
    get: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof rehearsalGet>> => {
      const rehearsalOf = await findRehearsed(db, eventId);
      const now = clock();
      const found = await findRehearsal(db, eventId);
      if (found) return { data: shown(found, now), meta: { serverAt: now, reads: null, rehearsalOf } };
      return { data: null, meta: { serverAt: now, reads: await countReads(db, eventId), rehearsalOf } };
    },

    begin: async (
      wanted: BodyOf<typeof rehearsalBegin>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof rehearsalBegin>> =>
      announced(
        await edit(db, caller, rehearsalBegin, async (tx) => {
          const { eventId, source, speed, minutesToGun, peopleEach, troubles } = wanted;
          const now = clock();
          const open = await openRace(tx, eventId);
          const entries = await collect(streamEntries(tx, eventId));
          const field =
            source === "reads"
              ? { entries, reads: await collect(streamReads(tx, eventId)) }
              : await madeUpField(open.race, entries, { peopleEach, troubles, seed: `${eventId}:${now}` });
          const how = { source, speed, minutesToGun, by: caller.username, now };
          return told(eventId, open.event.nameTh, field, await storeRehearsal(tx, { ...open, field, ...how }));
        }),
      ),

    upload: async (
      { eventId, speed }: { eventId: number; speed: number },
      zip: Buffer,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof rehearsalUpload>> => {
      const uploaded = await readUploadedField(pool, zip);
      return announced(
        await edit(db, caller, rehearsalUpload, async (tx) => {
          const open = await openRace(tx, eventId);
          const { leftOut, ...field } = fittingField(open.race, uploaded.movedTo(open.race));
          const how = {
            source: "folder" as const,
            speed,
            minutesToGun: minutesToUploadedGun,
            by: caller.username,
            now: clock(),
          };
          const stored = await storeRehearsal(tx, { ...open, field, ...how });
          const { reply, change } = told(eventId, open.event.nameTh, field, stored);
          return { reply: { ...reply, data: { ...reply.data, leftOut } }, change };
        }),
      );
    },

    pace: async (
      { eventId, speed, isResting }: BodyOf<typeof rehearsalPace>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof rehearsalPace>> =>
      edit(db, caller, rehearsalPace, async (tx) => {
        const now = clock();
        const { rehearsal, subject } = await openRehearsal(tx, rehearsalPace, eventId);
        const before = await lockClock(tx, rehearsal.eventId);
        if (!before) throw new Refused(rehearsalPace, ["no_rehearsal"]);
        const next = await setPace(tx, rehearsal.eventId, before, now, { speed, isResting });
        const change = { eventId, subject, before: { speed: before.speed }, after: { speed: next.speed } };
        return { reply: { data: { raceAt: next.raceAt, serverAt: now }, meta: {} }, change };
      }),

    wipe: async (
      { eventId }: BodyOf<typeof rehearsalWipe>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof rehearsalWipe>> =>
      edit(db, caller, rehearsalWipe, async (tx) => {
        const { rehearsal, subject, realId } = await openRehearsal(tx, rehearsalWipe, eventId);
        const wiped = await countRace(tx, rehearsal.eventId);
        await removeRace(tx, rehearsal.eventId);
        const race = await countRace(tx, realId);
        const isUntouched = (await printOfRace(tx, realId)) === rehearsal.racePrint;
        const change = { eventId: realId, subject, before: { wiped: true, ...wiped } };
        return { reply: { data: { isUntouched, race, wiped }, meta: {} }, change };
      }),
  };

  async function announced<Reply extends { readonly data: { readonly rehearsal: number } }>(reply: Reply) {
    await announceResults(db, reply.data.rehearsal);
    return reply;
  }
}

/** The rehearsal of an event, whichever of the two is named; the race itself is locked. */
async function openRehearsal(tx: Tx, call: typeof rehearsalPace | typeof rehearsalWipe, eventId: number) {
  const named = await lockEvent(tx, eventId);
  const real = named.rehearsalOf === null ? named : await lockEvent(tx, named.rehearsalOf);
  const rehearsal = await findRehearsal(tx, eventId);
  if (!rehearsal) throw new Refused(call, ["no_rehearsal"]);
  return { rehearsal, realId: real.id, subject: { kind: "rehearsal", id: rehearsal.eventId, name: real.nameTh } };
}

function told(
  eventId: number,
  name: string,
  { entries, reads }: RehearsedField,
  { rehearsal, slug }: { readonly rehearsal: number; readonly slug: string },
) {
  const counts = { entries: entries.length, reads: reads.length };
  const subject = { kind: "rehearsal", id: rehearsal, name };
  return {
    reply: { data: { rehearsal, slug, ...counts }, meta: {} },
    change: { eventId, subject, after: { slug, ...counts } },
  };
}

function shown(row: RehearsalRow, now: InstantMs): NonNullable<ReplyOf<typeof rehearsalGet>["data"]> {
  const { nameTh, nameEn, chosenSpeed, speed } = row;
  const raceAt = raceTimeAt(row, now);
  return { ...row, name: { th: nameTh, en: nameEn }, speed: chosenSpeed, isResting: speed === 0, raceAt };
}

async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
