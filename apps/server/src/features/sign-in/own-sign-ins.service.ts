import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { signInEnd, signInList, signInsEndOthers } from "@time-event/contract/profile";
import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import { ownAccount } from "../../http/own-account.ts";
import { endSignIn, endSignInsOf } from "./sign-ins.repository.ts";
import { findOpenSignIns } from "./sign-ins.queries.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";

/** Where somebody is signed in, and their ending of it. */
export interface OwnSignInsService {
  list(caller: StaffCaller): Promise<ReplyOf<typeof signInList>>;
  /** @throws NotFound for what is not the caller's own, or over */
  end(given: BodyOf<typeof signInEnd>, caller: StaffCaller): Promise<ReplyOf<typeof signInEnd>>;
  endOthers(caller: StaffCaller): Promise<ReplyOf<typeof signInsEndOthers>>;
}

export function createOwnSignInsService(db: Db, clock: () => InstantMs): OwnSignInsService {
  const endedBy = ({ address }: StaffCaller) => ({ reason: "ended_by_user" as const, address, at: clock() });

  return {
    list: async (caller) => {
      const { userId, signInId } = ownAccount(caller);
      const open = await findOpenSignIns(db, userId, clock());
      return { data: open.map((each) => ({ ...each, isThis: each.id === signInId })), meta: {} };
    },

    end: async ({ id }, caller) => {
      const { userId } = ownAccount(caller);
      const ending = (await findOpenSignIns(db, userId, clock())).find((each) => each.id === id);
      if (!ending) throw new NotFound("thing");
      await db.transaction().execute(async (tx) => {
        if (!(await endSignIn(tx, id, endedBy(caller)))) return;
        const before = { device: ending.userAgent, address: ending.address };
        const subject = { kind: "user", id: userId, name: caller.username };
        await recordChange(tx, caller, { action: "sign-in-end", subject, before });
      });
      return { data: null, meta: {} };
    },

    endOthers: async (caller) => {
      const { userId, signInId } = ownAccount(caller);
      const ended = await db.transaction().execute(async (tx) => {
        const count = await endSignInsOf(tx, userId, endedBy(caller), signInId);
        const subject = { kind: "user", id: userId, name: caller.username };
        if (count > 0) {
          await recordChange(tx, caller, { action: "sign-in-end-others", subject, before: { signIns: count } });
        }
        return count;
      });
      return { data: { ended }, meta: {} };
    },
  };
}
