import { useEffect, useRef, useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { waitMs } from "../send-submit.ts";
import { prepareSlip } from "../slips/prepare-slip.ts";
import { sendPicture } from "../slips/send-picture.ts";
import type { AnswerFiles } from "./answer-files.ts";

/** A document on its way. `share`: how much of it is sent, from 0 to 1. */
export type FileSending =
  | { readonly is: "idle" }
  | { readonly is: "preparing" }
  | { readonly is: "heic" }
  | { readonly is: "sending"; readonly share: number; readonly attempt: number }
  | { readonly is: "failed"; readonly file: Blob; readonly failure: CallFailed };

/** Takes a chosen document to the server. */
export function useFileSending(send: AnswerFiles["send"], onSent: (id: number, file: Blob) => void) {
  const [sending, setSending] = useState<FileSending>({ is: "idle" });
  // what comes back for a file in whose place another was chosen must not show
  const turn = useRef(0);
  useEffect(() => () => void turn.current++, []);

  async function sendOne(file: Blob): Promise<void> {
    const mine = ++turn.current;
    const tell = (next: FileSending) => mine === turn.current && setSending(next);
    let attempt = 1;
    const onProgress = (share: number) => tell({ is: "sending", share, attempt });
    try {
      const onTry = (now: number) => {
        attempt = now;
        onProgress(0);
      };
      const id = await sendPicture(() => send(file, onProgress), { wait: waitMs, onTry });
      if (mine !== turn.current) return;
      setSending({ is: "idle" });
      onSent(id, file);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      tell({ is: "failed", file, failure: error });
    }
  }

  return {
    sending,
    choose: async (file: File) => {
      const mine = ++turn.current;
      setSending({ is: "preparing" });
      const prepared = await prepareSlip(file);
      if (mine !== turn.current) return;
      if (prepared === "heic") setSending({ is: "heic" });
      else await sendOne(prepared === "pdf" ? file : prepared);
    },
    again: () => (sending.is === "failed" ? sendOne(sending.file) : Promise.resolve()),
  };
}
