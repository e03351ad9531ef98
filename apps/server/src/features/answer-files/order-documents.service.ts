import { webRegisterGetFile } from "@time-event/contract/answer-files";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { webImagesDelete, type webImagesSave } from "@time-event/contract/transfers";
import type { Db } from "../../db/connection.ts";
import type { FileReply } from "../../http/file-reply.ts";
import type { KeyHolder } from "../../http/key-holder.ts";
import type { PublicCaller, Submitted } from "../../http/public-api.ts";
import type { Sent } from "../../http/sent-input.ts";
import { Refused } from "../../http/refusals.ts";
import { loadContent, lockFilesOf, type StoredContent } from "./answer-files.queries.ts";
import { deleteUnnamed } from "./answer-files.repository.ts";
import type { KeepAnswerFile } from "./answer-files.service.ts";

/** The documents that the holder of an order sends and opens again. */
export function createOrderDocuments(db: Db, keep: KeepAnswerFile) {
  return {
    /** @throws Refused */
    save: async (
      { file }: Sent<typeof webImagesSave>,
      { key }: PublicCaller<typeof webImagesSave>,
    ): Promise<ReplyOf<typeof webImagesSave>> => {
      const { eventId } = key;
      const { id, mediaType } = await keep({ eventId, orderId: Number(key.subject), sentBy: "order" }, file);
      return { data: { id, mediaType, width: 0, height: 0, code: null }, meta: {} };
    },

    remove: {
      work: async (tx, { id }, { key }) => {
        const orderId = Number(key.subject);
        await lockFilesOf(tx, orderId);
        if ((await deleteUnnamed(tx, orderId, [id])).length > 0) return { data: {}, meta: {} };
        const isThere = (await loadContent(tx, orderId, id)) !== undefined;
        throw new Refused(webImagesDelete, isThere ? ["fixed"] : [{ path: "id", code: "unknown" }]);
      },
    } satisfies Submitted<typeof webImagesDelete>,

    /** @throws Refused */
    open: async (id: number, { subject }: KeyHolder): Promise<FileReply> => {
      const found = await loadContent(db, Number(subject), id);
      if (!found) throw new Refused(webRegisterGetFile, [{ path: "id", code: "unknown" }]);
      return toFileReply(found);
    },
  };
}
export type OrderDocuments = ReturnType<typeof createOrderDocuments>;

/** Its name tells nothing about whom it is of. */
export function toFileReply({ id, mediaType, bytes }: StoredContent): FileReply {
  return { name: `document-${id}.${mediaType === "application/pdf" ? "pdf" : "webp"}`, type: mediaType, bytes };
}
