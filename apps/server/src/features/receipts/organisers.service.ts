import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type Organiser, type organiserList, organiserSave } from "@time-event/contract/receipts";
import type { Db } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeOf, edit, expectSeen } from "../edits/edit.service.ts";
import { lockList } from "../edits/locks.queries.ts";
import { eventOrganisers, findOrganiser, listOrganisers, storeOrganiser } from "./organisers.repository.ts";

const about = ({ name }: Organiser) => ({ kind: "organiser", id: name, name });

/** What receipts say of organisers. */
export function createOrganisersService(db: Db) {
  return {
    list: async (): Promise<ReplyOf<typeof organiserList>> => {
      const known = await listOrganisers(db);
      const others = (await eventOrganisers(db)).filter((name) => !known.some((each) => each.name === name));
      return { data: [...known, ...others.toSorted().map(nothingYet)], meta: {} };
    },

    /** @throws EditConflict */
    save: (given: BodyOf<typeof organiserSave>, caller: StaffCaller) =>
      edit(db, caller, organiserSave, async (tx) => {
        await lockList(tx, "organisers");
        const before = expectSeen((await findOrganiser(tx, given.name)) ?? nothingYet(given.name), given.revision);
        const after = await storeOrganiser(tx, given, caller.username);
        return { reply: { data: after, meta: {} }, change: changeOf(about, before, after) };
      }),
  };
}

const nothingYet = (name: string): Organiser => ({
  name,
  nameEn: "",
  taxId: "",
  branch: "",
  address: { th: "", en: "" },
  revision: 0,
  changedAt: 0,
  changedBy: "",
});
