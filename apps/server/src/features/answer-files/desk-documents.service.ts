import { answerFileSave } from "@time-event/contract/answer-files";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { may } from "@time-event/domain/access/permissions";
import type { Db } from "../../db/connection.ts";
import type { FileReply } from "../../http/file-reply.ts";
import { NotFound, NotPermitted } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { recordChange } from "../audit/audit.service.ts";
import { edit } from "../edits/edit.service.ts";
import { findOrderOf, loadWithOrder } from "./answer-files.queries.ts";
import type { KeepAnswerFile } from "./answer-files.service.ts";
import { toFileReply } from "./order-documents.service.ts";

/** What staff do with the documents of players. */
export function createDeskDocuments(db: Db, keep: KeepAnswerFile) {
  return {
    /** That somebody looked is on record before they see anything. @throws NotFound */
    open: async (
      { eventId, id }: { readonly eventId: number; readonly id: number },
      caller: StaffCaller,
    ): Promise<FileReply> => {
      const found = await loadWithOrder(db, eventId, id);
      if (!found) throw new NotFound("thing");
      const subject = { kind: "order", id: found.orderId, name: found.reference };
      const after = { answerFile: id };
      await db
        .transaction()
        .execute((tx) => recordChange(tx, caller, { action: "personal-data-seen", eventId, subject, after }));
      return toFileReply(found);
    },

    /** @throws NotFound, NotPermitted, Refused */
    save: async (
      { eventId, order }: { readonly eventId: number; readonly order: number },
      file: Uint8Array,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof answerFileSave>> => {
      if (!may(caller, "personal_data_view", eventId)) throw new NotPermitted();
      const found = await findOrderOf(db, eventId, order);
      if (!found) throw new NotFound("thing");
      const kept = await keep({ eventId, orderId: order, sentBy: "staff" }, file);
      const subject = { kind: "order", id: order, name: found.reference };
      return edit(db, caller, answerFileSave, async () => ({
        reply: { data: kept, meta: {} },
        change: { eventId, subject, after: { answerFile: kept.id } },
      }));
    },
  };
}
export type DeskDocuments = ReturnType<typeof createDeskDocuments>;
