import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { RefusesWith } from "@time-event/contract/refusals";
import { stationOpen, type stationList, stationRenew, stationRevoke } from "@time-event/contract/stations";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instantInZone, shiftByDays } from "@time-event/domain/time/local-time";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeOf, edit, expectSeen } from "../edits/edit.service.ts";
import { listCheckpointNames } from "../events/checkpoint-names.queries.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { endStationKey, issueStationKey, lockStation, renewStationKey } from "../keys/station-keys.service.ts";
import { loadEventName, loadStations } from "./stations.queries.ts";

interface Named {
  readonly id: number;
  readonly checkpoint: string;
  readonly name: string;
  readonly endsAt: InstantMs | null;
  readonly revokedAt: InstantMs | null;
}

const about = ({ id, checkpoint, name }: Named) => ({ kind: "station", id, name: `${checkpoint} ${name}` });
const told = ({ checkpoint, name, endsAt, revokedAt }: Named) => ({ checkpoint, name, endsAt, revokedAt });

/** What staff do with the stations of an event. */
export function createStationsService(db: Db, clock: () => InstantMs) {
  /** @throws Refused `ends_in_the_past` */
  async function endOf(
    tx: Tx,
    call: RefusesWith<"ends_in_the_past">,
    { eventId, endsAt }: { readonly eventId: number; readonly endsAt?: InstantMs | undefined },
  ): Promise<InstantMs> {
    const now = clock();
    if (endsAt !== undefined && endsAt <= now) throw new Refused(call, ["ends_in_the_past"]);
    return endsAt ?? usualEnd(await loadEventDays(tx, eventId), now);
  }

  return {
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof stationList>> => {
      await loadEventDays(db, eventId);
      const stations = await loadStations(db, eventId);
      const places = await listCheckpointNames(db, eventId);
      const { slug, name } = await loadEventName(db, eventId);
      const data = places.map(({ code, name }) => ({
        checkpoint: code,
        name,
        stations: stations.filter(({ checkpoint }) => checkpoint === code),
      }));
      return { data, meta: { event: slug, eventName: name, serverAt: clock() } };
    },

    /** @throws NotFound, Refused `unknown`, `ends_in_the_past` */
    open: (
      { eventId, checkpoint, name, endsAt }: { readonly name: string } & Omit<BodyOf<typeof stationOpen>, "name">,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof stationOpen>> =>
      edit(db, caller, stationOpen, async (tx) => {
        await lockEvent(tx, eventId);
        const places = await listCheckpointNames(tx, eventId);
        if (!places.some(({ code }) => code === checkpoint)) throw new Refused(stationOpen, ["unknown"]);
        const others = (await loadStations(tx, eventId)).filter((station) => station.checkpoint === checkpoint);
        const { key, station } = await issueStationKey(
          tx,
          {
            eventId,
            checkpoint,
            name: name === "" ? String(others.length + 1) : name,
            endsAt: await endOf(tx, stationOpen, { eventId, endsAt }),
          },
          caller.username,
        );
        const change = { eventId, ...changeOf<Named>(about, undefined, station, told) };
        return { reply: { data: { key, station: { ...station, devices: [] } }, meta: {} }, change };
      }),

    /** @throws NotFound, EditConflict, Refused `revoked`, `ends_in_the_past` */
    renew: (
      { eventId, id, revision, endsAt }: BodyOf<typeof stationRenew>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof stationRenew>> =>
      edit(db, caller, stationRenew, async (tx) => {
        const before = await openStation(tx, stationRenew, { eventId, id, revision });
        const until = await endOf(tx, stationRenew, { eventId, endsAt });
        const { key, station } = await renewStationKey(tx, { id, endsAt: until }, caller.username);
        const change = { eventId, ...changeOf<Named>(about, before, station, told) };
        return { reply: { data: { key, station: { ...station, devices: [] } }, meta: {} }, change };
      }),

    /** @throws NotFound, EditConflict, Refused `revoked` */
    revoke: (
      { eventId, id, revision }: BodyOf<typeof stationRevoke>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof stationRevoke>> =>
      edit(db, caller, stationRevoke, async (tx) => {
        const before = await openStation(tx, stationRevoke, { eventId, id, revision });
        const station = await endStationKey(tx, id, clock(), caller.username);
        const change = { eventId, ...changeOf<Named>(about, before, station, told) };
        return { reply: { data: { ...station, devices: [] }, meta: {} }, change };
      }),
  };
}

/** A station whose key was not revoked, as the caller saw it, locked. */
async function openStation(
  tx: Tx,
  call: RefusesWith<"revoked">,
  { eventId, id, revision }: BodyOf<typeof stationRevoke>,
) {
  const station = expectSeen(await lockStation(tx, eventId, id), revision);
  if (station.revokedAt !== null) throw new Refused(call, ["revoked"]);
  return station;
}

/** Late runners and late phones: the end of the day after the event, or of tomorrow if that is over. */
function usualEnd({ timeZone, endsOn }: { readonly timeZone: string; readonly endsOn: string }, now: InstantMs) {
  const lastDay = instantInZone(timeZone, endsOn, "23:59");
  if (lastDay === null) throw new NotFound("event");
  return shiftByDays(timeZone, Math.max(lastDay, now), 1);
}
