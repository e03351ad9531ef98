import type { Slip } from "@time-event/contract/order-payments";
import { webImagesDelete, webImagesSave } from "@time-event/contract/transfers";
import { useEffect, useRef, useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { upload } from "../../../lib/api/files.ts";
import { waitMs } from "../send-submit.ts";
import { useSendSubmit } from "../use-send-submit.ts";
import { prepareSlip, type SlipFileProblem } from "./prepare-slip.ts";
import { sendPicture } from "./send-picture.ts";

/** A picture on its way. `share`: how much of it is sent, from 0 to 1. */
export type SlipSending =
  | { readonly is: "idle" }
  | { readonly is: "preparing" }
  | { readonly is: "problem"; readonly problem: SlipFileProblem }
  | { readonly is: "sending"; readonly picture: Blob; readonly share: number; readonly attempt: number }
  | { readonly is: "failed"; readonly picture: Blob; readonly failure: CallFailed }
  | { readonly is: "read"; readonly picture: Blob; readonly slip: Slip };

/** Takes a chosen file to the server, which reads its code. Handing it in as payment is a step of its own. */
export function useSlipSending(orderKey: string) {
  const submit = useSendSubmit();
  const [sending, setSending] = useState<SlipSending>({ is: "idle" });
  // what comes back for a picture that was put away meanwhile must not show
  const turn = useRef(0);
  useEffect(() => () => void turn.current++, []);

  async function send(picture: Blob): Promise<void> {
    const mine = ++turn.current;
    const tell = (next: SlipSending) => mine === turn.current && setSending(next);
    let attempt = 1;
    const onProgress = (share: number) => tell({ is: "sending", picture, share, attempt });
    try {
      const { data } = await sendPicture(
        () => upload(webImagesSave, { kind: "slip" }, picture, { key: orderKey, onProgress }),
        {
          wait: waitMs,
          onTry: (now) => {
            attempt = now;
            onProgress(0);
          },
        },
      );
      tell({ is: "read", picture, slip: data });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      tell({ is: "failed", picture, failure: error });
    }
  }

  return {
    sending,
    choose: async (file: File) => {
      const mine = ++turn.current;
      setSending({ is: "preparing" });
      const prepared = await prepareSlip(file);
      if (mine !== turn.current) return;
      if (typeof prepared === "string") setSending({ is: "problem", problem: prepared });
      else await send(prepared);
    },
    again: () => (sending.is === "failed" ? send(sending.picture) : Promise.resolve()),
    /** Puts the picture away; the server need not keep one that was not handed in. */
    putAway: () => {
      turn.current++;
      setSending({ is: "idle" });
      if (sending.is === "read") submit(webImagesDelete, { id: sending.slip.id }, { key: orderKey }).catch(() => {});
    },
    /** It was handed in. */
    done: () => {
      turn.current++;
      setSending({ is: "idle" });
    },
  };
}
