import type { ParamsOf } from "@time-event/contract/endpoint";
import { useEffect, useEffectEvent, useState } from "react";
import type { DownloadEndpoint } from "../../../lib/api/api-client.ts";
import { pageClient } from "../../../lib/api/page-client.ts";

/** A local address for a file that only staff may fetch; undefined until the file is loaded. */
export function useFileAddress<E extends DownloadEndpoint>(endpoint: E, params: ParamsOf<E>): string | undefined {
  const [address, setAddress] = useState<string>();
  const fetchFile = useEffectEvent(() => pageClient().download(endpoint, params));
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    void fetchFile().then(
      ({ bytes }) => {
        if (isGone) return;
        made = URL.createObjectURL(bytes);
        setAddress(made);
      },
      // without the picture, the dialog can still change its description
      () => {},
    );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, []);
  return address;
}
