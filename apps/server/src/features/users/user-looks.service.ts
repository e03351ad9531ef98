import { userGet, userList } from "@time-event/contract/users";
import type { InstantMs } from "@time-event/domain/time/instant";
import { LRUCache } from "lru-cache";
import type { Db } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { recordChange } from "../audit/audit.service.ts";

/** Screens ask again and again for what they show: within this time that is one look. */
const oneLookMs = 15 * 60_000;
const mostRemembered = 10_000;

/** Records who looked at accounts of others, where from, and when: their addresses and devices are personal. */
export interface UserLooks {
  atOne(caller: StaffCaller, user: { readonly id: number; readonly username: string }): Promise<void>;
  atList(caller: StaffCaller, text: string | undefined): Promise<void>;
}

export function createUserLooks(db: Db, clock: () => InstantMs): UserLooks {
  const seen = new LRUCache<string, InstantMs>({ max: mostRemembered });

  async function record(caller: StaffCaller, what: string, change: Parameters<typeof recordChange>[2]): Promise<void> {
    const key = `${caller.signInId} ${what}`;
    const before = seen.get(key);
    if (before !== undefined && clock() - before < oneLookMs) return;
    seen.set(key, clock());
    await db.transaction().execute((tx) => recordChange(tx, caller, change));
  }

  return {
    atOne: async (caller, { id, username }) => {
      if (id === caller.userId) return;
      await record(caller, `user ${id}`, { action: userGet.name, subject: { kind: "user", id, name: username } });
    },

    atList: (caller, text) => {
      const subject = { kind: "users", id: "", name: "" };
      const after = text === undefined ? undefined : { text };
      return record(caller, `list ${text ?? ""}`, { action: userList.name, subject, after });
    },
  };
}
