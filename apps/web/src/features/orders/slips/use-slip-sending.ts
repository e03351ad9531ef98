import type { Slip } from "@time-event/contract/order-payments";
import { webImagesDelete, webImagesSave } from "@time-event/contract/transfers";
import { useMemo, useState } from "react";
import { upload } from "../../../lib/api/files.ts";
import { useKeptFile } from "../../../lib/drafts/use-kept-file.ts";
import { useSendSubmit } from "../use-send-submit.ts";
import { useSending } from "./use-sending.ts";

/** What the server read, and whether it would be refused because it paid before. */
export type SentSlip = Slip & { readonly usedBefore?: boolean | undefined };

/** A picture that the server has read. */
interface ReadSlip {
  readonly is: "read";
  readonly picture: Blob;
  readonly slip: SentSlip;
}

/** Takes a chosen picture to the server, which reads its code. Handing it in as payment is a step of its own. */
export function useSlipSending(reference: string, orderKey: string) {
  const submit = useSendSubmit();
  const [read, setRead] = useState<ReadSlip | null>(null);
  const { sending, choose, resume, again, putAway } = useSending({
    send: async (picture, onProgress) =>
      (await upload(webImagesSave, { kind: "slip" }, picture, { key: orderKey, onProgress })).data,
    onSent: (slip: SentSlip, picture) => setRead({ is: "read", picture, slip }),
    takesPdf: false,
  });
  const picture = read?.picture ?? ("picture" in sending ? sending.picture : null);
  // a phone that puts the browser away for its bank's app may load the page again
  const chosen = useMemo(
    () => picture && { file: new File([picture], "slip", { type: picture.type }), said: null },
    [picture],
  );
  useKeptFile(`slip ${reference}`, chosen, ({ file }) => void resume(file), "device");
  const done = () => {
    putAway();
    setRead(null);
  };
  return {
    sending: read ?? sending,
    choose,
    again,
    /** Puts the picture away; the server need not keep one that was not handed in. */
    putAway: () => {
      done();
      if (read) submit(webImagesDelete, { id: read.slip.id }, { key: orderKey }).catch(() => {});
    },
    /** It was handed in. */
    done,
  };
}
