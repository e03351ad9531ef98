import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { protestAnswer, type protestList, type StaffProtest } from "@time-event/contract/protests";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import type { FileReply } from "../../http/file-reply.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit, expectSeen } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import type { TellOfAnswer } from "../penalties/jury-answer.types.ts";
import { findProtest, keepOrderOf, loadPhoto, loadProtests, type ProtestRow } from "./protests.queries.ts";
import { answerProtest, blankProtests, lockProtest } from "./protests.repository.ts";

/** So many are sent; the others follow as these are answered. */
const mostShown = 200;

/** What the jury does with the protests of players. */
export function createProtestsService(db: Db, clock: () => InstantMs, tellOfAnswer: TellOfAnswer) {
  return {
    list: async ({
      eventId,
      which,
    }: {
      readonly eventId: number;
      readonly which: "open" | "answered";
    }): Promise<ReplyOf<typeof protestList>> => {
      await loadEventDays(db, eventId);
      const { rows, total } = await loadProtests(db, eventId, which, mostShown);
      return { data: rows.map(shown), meta: { total, serverAt: clock() } };
    },

    /** @throws NotFound */
    photo: async ({ eventId, id }: { readonly eventId: number; readonly id: number }): Promise<FileReply> => {
      const bytes = await loadPhoto(db, eventId, id);
      if (!bytes) throw new NotFound("thing");
      return { name: `protest-${id}.webp`, type: "image/webp", bytes };
    },

    /** @throws NotFound, EditConflict; Refused `already_answered` */
    answer: ({ eventId, id, revision, decision, answer }: BodyOf<typeof protestAnswer>, caller: StaffCaller) =>
      edit(db, caller, protestAnswer, async (tx) => {
        await lockEvent(tx, eventId);
        // before the protest: whoever erases an order locks it first
        const orderId = await keepOrderOf(tx, eventId, id);
        await lockProtest(tx, eventId, id);
        const before = expectSeen(await findProtest(tx, eventId, id), revision);
        if (before.state !== "open") throw new Refused(protestAnswer, ["already_answered"]);
        const state = decision === "accept" ? "accepted" : "rejected";
        await answerProtest(tx, id, { state, answer, by: caller.username }, clock());
        const after = await findProtest(tx, eventId, id);
        if (!after || orderId === undefined) throw new NotFound("thing");
        const isAccepted = decision === "accept";
        await tellOfAnswer(tx, { eventId, orderId, to: "protest", isAccepted, bib: after.bib, answer });
        const subject = { kind: "protest", id, name: `${after.category} ${after.bib}` };
        return {
          reply: { data: shown(after), meta: {} },
          change: { eventId, subject, after: { bib: after.bib, against: after.against, decision, answer } },
        };
      }),
  };
}
export type ProtestsService = ReturnType<typeof createProtestsService>;

/** Removes what the contact of an order wrote. */
export async function forgetProtests(tx: Tx, orderId: number): Promise<void> {
  await blankProtests(tx, orderId);
}

function shown({ firstName, lastName, firstNameEn, lastNameEn, ...row }: ProtestRow): StaffProtest {
  const person = { firstName, lastName, firstNameEn, lastNameEn };
  return { ...row, name: fullName(person), nameEn: latinName(person) };
}
