import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { signInEnd, signInList, signInsEndOthers } from "@time-event/contract/profile";
import type { InstantMs } from "@time-event/domain/time/instant";
import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { edit } from "../edits/edit.service.ts";
import { ownAccount } from "../../http/own-account.ts";
import { endSignIn, endSignInsOf } from "./sign-ins.repository.ts";
import { findOpenSignIns } from "./sign-ins.queries.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";

/** A user's own sign-ins, and how they end them. */
export interface OwnSignInsService {
  list(caller: StaffCaller): Promise<ReplyOf<typeof signInList>>;
  /** @throws NotFound for a sign-in that is not the caller's own, or is over */
  end(given: BodyOf<typeof signInEnd>, caller: StaffCaller): Promise<ReplyOf<typeof signInEnd>>;
  endOthers(caller: StaffCaller): Promise<ReplyOf<typeof signInsEndOthers>>;
}

export function createOwnSignInsService(db: Db, clock: () => InstantMs): OwnSignInsService {
  const endedBy = ({ address }: StaffCaller) => ({ reason: "ended_by_user" as const, address, at: clock() });
  const about = (userId: number, { username }: StaffCaller) => ({ kind: "user", id: userId, name: username });

  return {
    list: async (caller) => {
      const { userId, signInId } = ownAccount(signInList, caller);
      const open = await findOpenSignIns(db, userId, clock());
      return { data: open.map((each) => ({ ...each, isThis: each.id === signInId })), meta: {} };
    },

    end: async ({ id }, caller) => {
      const { userId } = ownAccount(signInEnd, caller);
      const ending = (await findOpenSignIns(db, userId, clock())).find((each) => each.id === id);
      if (!ending) throw new NotFound("thing");
      return edit(db, caller, signInEnd, async (tx) => {
        const isEnded = await endSignIn(tx, id, endedBy(caller));
        const before = { device: ending.userAgent, address: ending.address };
        return { reply: { data: null, meta: {} }, change: isEnded ? { subject: about(userId, caller), before } : null };
      });
    },

    endOthers: async (caller) => {
      const { userId, signInId } = ownAccount(signInsEndOthers, caller);
      return edit(db, caller, signInsEndOthers, async (tx) => {
        const ended = await endSignInsOf(tx, userId, endedBy(caller), signInId);
        const change = ended > 0 ? { subject: about(userId, caller), before: { signIns: ended } } : null;
        return { reply: { data: { ended }, meta: {} }, change };
      });
    },
  };
}
