import type { ParamsOf } from "@time-event/contract/endpoint";
import { useEffect, useEffectEvent, useState } from "react";
import type { DownloadEndpoint } from "./api-client.ts";
import { pageClient } from "./page-client.ts";

/**
 * A local address for a file that only staff may fetch; undefined: it is not loaded, or cannot be, and the page goes on without it.
 * @param params null: there is none
 */
export function useFileAddress<E extends DownloadEndpoint>(
  endpoint: E,
  params: ParamsOf<E> | null,
): string | undefined {
  const [address, setAddress] = useState<string>();
  const fetchFile = useEffectEvent(() => params && pageClient().download(endpoint, params));
  const of = JSON.stringify(params);
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    void fetchFile()?.then(
      ({ bytes }) => {
        if (isGone) return;
        made = URL.createObjectURL(bytes);
        setAddress(made);
      },
      () => {},
    );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [of]);
  return address;
}
