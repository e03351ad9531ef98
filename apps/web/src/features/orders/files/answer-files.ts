import { webImagesSaveMember, webRegisterGetFile, webTeamGetMemberFile } from "@time-event/contract/answer-files";
import type { AnswerFile } from "@time-event/contract/order-choices";
import { webImagesSave } from "@time-event/contract/transfers";
import { download, upload } from "../../../lib/api/files.ts";

type OnProgress = (share: number) => void;

/** The files by which the questions of a form are answered: those that the stored answers name, and whose key opens them. */
export interface AnswerFilesOf {
  readonly of: "order" | "member";
  readonly key: string;
  readonly known: readonly AnswerFile[];
}

/** How files travel. */
export interface AnswerFiles {
  /** Sends a file; the same file again is the same one. @returns its id */
  readonly send: (file: Blob, onProgress: OnProgress) => Promise<number>;
  /** Lets the browser save it. */
  readonly open: (id: number) => Promise<void>;
}

/** With the key of an order, or of one member's own link. */
export function answerFiles({ of, key }: Pick<AnswerFilesOf, "of" | "key">): AnswerFiles {
  if (of === "order") {
    return {
      send: async (file, onProgress) => {
        const { data } = await upload(webImagesSave, { kind: "document" }, file, { key, onProgress });
        return data.id;
      },
      open: (id) => download(webRegisterGetFile, { id }, { key }),
    };
  }
  return {
    send: async (file, onProgress) => (await upload(webImagesSaveMember, {}, file, { key, onProgress })).data.id,
    open: (id) => download(webTeamGetMemberFile, { id }, { key }),
  };
}
