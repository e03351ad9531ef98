import {
  type Club,
  clubDelete,
  type clubList,
  clubMerge,
  clubSave,
  type clubSuggestions,
} from "@time-event/contract/clubs";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { provinces } from "@time-event/domain/geo/provinces";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockList } from "../edits/locks.queries.ts";
import { renameClub } from "../entries/rename-club.service.ts";
import { announceResults } from "../results/results.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { listClubs, suggestClubs } from "./clubs.queries.ts";
import { deleteClub, findClub, insertClub, isNameTaken, updateClub } from "./clubs.repository.ts";

const about = ({ id, name }: Club) => ({ kind: "club", id, name: name.th });
const mostSuggestions = 50;

export function createClubsService(db: Db) {
  return {
    list: async (): Promise<ReplyOf<typeof clubList>> => ({ data: await listClubs(db), meta: {} }),

    suggestions: async (): Promise<ReplyOf<typeof clubSuggestions>> => ({
      data: await suggestClubs(db, mostSuggestions),
      meta: {},
    }),

    save: async ({ id, revision, ...given }: BodyOf<typeof clubSave>, caller: StaffCaller) => {
      if (given.province !== "" && !provinces.includes(given.province)) {
        throw new Refused(clubSave, [{ path: "province", code: "unknown" }]);
      }
      return edit(db, caller, clubSave, async (tx) => {
        await lockList(tx, "clubs");
        const before = expectSeenOrNew(await findClub(tx, id), { id, revision });
        if (await isNameTaken(tx, given, id)) throw new Refused(clubSave, [{ path: "name", code: "taken" }]);

        const after = before
          ? await updateClub(tx, before.id, given, caller.username)
          : await insertClub(tx, given, caller.username);
        return { reply: { data: after, meta: {} }, change: changeOf(about, before, after) };
      });
    },

    remove: ({ id, revision }: BodyOf<typeof clubDelete>, caller: StaffCaller) =>
      edit(db, caller, clubDelete, async (tx) => {
        await lockList(tx, "clubs");
        const before = expectSeen(await findClub(tx, id), revision);
        await deleteClub(tx, id);
        return { reply: { data: null, meta: {} }, change: changeOf(about, before, undefined) };
      }),

    merge: async (
      { from, intoId }: BodyOf<typeof clubMerge>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof clubMerge>> => {
      const { club, renamed } = await edit(db, caller, clubMerge, async (tx) => {
        await lockList(tx, "clubs");
        const into = await findClub(tx, intoId);
        const old = "id" in from ? await findClub(tx, from.id) : undefined;
        if (!into || ("id" in from && !old)) throw new NotFound("thing");
        if (old?.id === into.id) throw new Refused(clubMerge, ["same_club"]);

        const names = old ? [old.name.th, old.name.en, old.short] : "name" in from ? [from.name] : [];
        if (old) await deleteClub(tx, old.id);
        const renamed = await renameClub(tx, { names, newName: into.name.th, changedBy: caller.username });
        const club = (await findClub(tx, into.id))!;
        return {
          reply: { club, renamed },
          change: {
            subject: about(club),
            before: { names: names.filter(Boolean), entries: into.entries },
            after: { names: [club.name.th], entries: club.entries, changedEntries: renamed.entries },
          },
        };
      });
      for (const eventId of renamed.eventIds) await announceResults(db, eventId);
      return { data: { club, changedEntries: renamed.entries }, meta: {} };
    },
  };
}
