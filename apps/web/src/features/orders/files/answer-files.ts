import { webImagesSaveMember, webRegisterGetFile, webTeamGetMemberFile } from "@time-event/contract/answer-files";
import type { AnswerFile } from "@time-event/contract/order-choices";
import { webImagesSave } from "@time-event/contract/transfers";
import { download, upload } from "../../../lib/api/files.ts";

type OnProgress = (share: number) => void;

/** The files by which the questions of a form are answered, and how more of them travel. */
export interface AnswerFiles {
  /** Those that the stored answers name. */
  readonly known: readonly AnswerFile[];
  /** Sends a file; the same file again is the same one. @returns its id */
  readonly send: (file: Blob, onProgress: OnProgress) => Promise<number>;
  /** Lets the browser save it. */
  readonly open: (id: number) => Promise<void>;
}

/** Those of an order, with its key. */
export function filesOfOrder(key: string, known: readonly AnswerFile[]): AnswerFiles {
  return {
    known,
    send: async (file, onProgress) => {
      const { data } = await upload(webImagesSave, { kind: "document" }, file, { key, onProgress });
      return data.id;
    },
    open: (id) => download(webRegisterGetFile, { id }, { key }),
  };
}

/** Those of one member, with the key of their own link. */
export function filesOfMember(key: string, known: readonly AnswerFile[]): AnswerFiles {
  return {
    known,
    send: async (file, onProgress) => (await upload(webImagesSaveMember, {}, file, { key, onProgress })).data.id,
    open: (id) => download(webTeamGetMemberFile, { id }, { key }),
  };
}
