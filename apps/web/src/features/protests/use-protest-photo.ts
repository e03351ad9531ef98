import { protestPhoto } from "@time-event/contract/protests";
import { useEffect, useState } from "react";
import { pageClient } from "../../lib/api/page-client.ts";

/** A local address for the photograph of a protest; undefined: there is none, or it is not loaded. */
export function useProtestPhoto(eventId: number, id: number, hasPhoto: boolean): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!hasPhoto) return;
    let made: string | undefined;
    let isGone = false;
    void pageClient()
      .download(protestPhoto, { eventId, id })
      .then(
        ({ bytes }) => {
          if (isGone) return;
          made = URL.createObjectURL(bytes);
          setAddress(made);
        },
        // the text can be answered without it
        () => {},
      );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [eventId, id, hasPhoto]);
  return address;
}
