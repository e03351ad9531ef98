import { type webImagesSaveMember, webTeamGetMemberFile } from "@time-event/contract/answer-files";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { webTeamSaveMember } from "@time-event/contract/order-members";
import { namedFile, namedFiles } from "@time-event/domain/questions/answer-files";
import type { Answers } from "@time-event/domain/questions/answers";
import type { Db, Tx } from "../../../db/connection.ts";
import type { FileReply } from "../../../http/file-reply.ts";
import type { KeyHolder } from "../../../http/key-holder.ts";
import { Refused } from "../../../http/refusals.ts";
import { loadContent, type Sender, sentFiles } from "../../answer-files/answer-files.queries.ts";
import type { KeepAnswerFile } from "../../answer-files/answer-files.service.ts";
import { toFileReply } from "../../answer-files/order-documents.service.ts";
import { openPart, type Part } from "./open-part.ts";

/** The files of one member: others of the same order have theirs, and no link opens them. */
export function createMemberFiles(db: Db, keep: KeepAnswerFile) {
  return {
    /** @throws KeyRefused, Refused */
    save: async (file: Uint8Array, key: KeyHolder): Promise<ReplyOf<typeof webImagesSaveMember>> => {
      const part = await openPart(db, key);
      const data = await keep({ ...senderOf(part, key), eventId: key.eventId }, file);
      return { data, meta: {} };
    },

    /** @throws KeyRefused, Refused */
    open: async (id: number, key: KeyHolder): Promise<FileReply> => {
      const part = await openPart(db, key);
      const found = (await ownFiles(db, part, key)).includes(id) && (await loadContent(db, part.order.id, id));
      if (!found) throw new Refused(webTeamGetMemberFile, [{ path: "id", code: "unknown" }]);
      return toFileReply(found);
    },
  };
}
export type MemberFiles = ReturnType<typeof createMemberFiles>;

/** @throws Refused where a member's answers name a file of somebody else */
export async function expectOwnFiles(tx: Tx, part: Part, key: KeyHolder, answers: Answers): Promise<void> {
  if (namedFiles(answers).length === 0) return;
  const own = await ownFiles(tx, part, key);
  const foreign = Object.entries(answers).filter(([, answer]) => {
    const id = namedFile(answer);
    return id !== undefined && !own.includes(id);
  });
  if (foreign.length === 0) return;
  const path = `players.${part.place.position}.answers`;
  throw new Refused(
    webTeamSaveMember,
    foreign.map(([question]) => ({ path: `${path}.${question}`, code: "unknown" })),
  );
}

async function ownFiles(db: Db | Tx, part: Part, key: KeyHolder): Promise<number[]> {
  return [...namedFiles(part.player.answers), ...(await sentFiles(db, senderOf(part, key)))];
}

const senderOf = ({ order }: Part, { keyId }: KeyHolder): Sender => ({ orderId: order.id, sentBy: `member ${keyId}` });
