import { useEffect, useRef, useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { sendFile } from "../../../lib/api/send-file.ts";
import { untilLoaded } from "../../../lib/page/until-loaded.ts";
import { waitMs } from "../send-submit.ts";
import type { SlipFileProblem } from "./prepare-slip.ts";

/** A chosen file on its way. `share`: how much of it is sent, from 0 to 1. */
export type Sending =
  | { readonly is: "idle" }
  | { readonly is: "preparing" }
  | { readonly is: "problem"; readonly problem: SlipFileProblem }
  | { readonly is: "sending"; readonly picture: Blob; readonly share: number; readonly attempt: number }
  | { readonly is: "failed"; readonly picture: Blob; readonly failure: CallFailed };

interface Options<T> {
  readonly send: (picture: Blob, onProgress: (share: number) => void) => Promise<T>;
  /** Of a file that was not put away meanwhile. */
  readonly onSent: (answer: T, picture: Blob) => void;
  /** Whether a PDF goes as it is; otherwise it is a problem. */
  readonly takesPdf: boolean;
}

/** Takes a chosen file to the server. */
export function useSending<T>({ send, onSent, takesPdf }: Options<T>) {
  const [sending, setSending] = useState<Sending>({ is: "idle" });
  // what comes back for a file that was put away meanwhile must not show
  const turn = useRef(0);
  useEffect(() => () => void turn.current++, []);

  async function sendOne(picture: Blob): Promise<void> {
    const mine = ++turn.current;
    const tell = (next: Sending) => mine === turn.current && setSending(next);
    let attempt = 1;
    const onProgress = (share: number) => tell({ is: "sending", picture, share, attempt });
    const onTry = (now: number) => {
      attempt = now;
      onProgress(0);
    };
    try {
      const answer = await sendFile(() => send(picture, onProgress), { wait: waitMs, onTry });
      if (mine !== turn.current) return;
      setSending({ is: "idle" });
      onSent(answer, picture);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      tell({ is: "failed", picture, failure: error });
    }
  }

  return {
    sending,
    /** Sends a picture that was prepared before. */
    resume: sendOne,
    choose: async (file: File) => {
      const mine = ++turn.current;
      setSending({ is: "preparing" });
      const { prepareSlip } = await untilLoaded(() => import("./prepare-slip.ts"));
      const prepared = await prepareSlip(file);
      if (mine !== turn.current) return;
      if (prepared === "pdf" && takesPdf) await sendOne(file);
      else if (typeof prepared === "string") setSending({ is: "problem", problem: prepared });
      else await sendOne(prepared);
    },
    again: () => (sending.is === "failed" ? sendOne(sending.picture) : Promise.resolve()),
    putAway: () => {
      turn.current++;
      setSending({ is: "idle" });
    },
  };
}
