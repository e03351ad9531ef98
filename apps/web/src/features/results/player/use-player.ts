import { type PlayerPage, webPlayerGet } from "@time-event/contract/players";
import { useCallback, useEffect, useState } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { usePaced } from "../../../lib/page/use-paced.ts";

/** A runner passes a point every some minutes; who overtakes whom meanwhile may be so old. */
const pacedMs = 10_000;

interface LoadedPlayer {
  readonly player: PlayerPage;
  readonly version: number;
}

/**
 * One player's result as it is now. `changed` is told of a new version of the player's category; the player alone is asked for then,
 * and not more often than every ten seconds: each answer costs a family some kilobytes.
 */
export function usePlayer(event: string, loaded: LoadedPlayer) {
  const callApi = useCallApi();
  const { bib } = loaded.player.result;
  const [answer, setAnswer] = useState({ since: loaded, now: loaded });
  const [told, setTold] = useState(0);
  const wanted = usePaced(told, pacedMs);
  useEffect(() => {
    if (wanted <= loaded.version) return;
    let left = false;
    callApi(webPlayerGet, { event, bib }).then(
      ({ data, meta }) => left || setAnswer({ since: loaded, now: { player: data, version: meta.version } }),
      // what stands there stays until the next change asks again
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [callApi, event, bib, loaded, wanted]);
  const changed = useCallback((version: number) => setTold(version), []);
  return { ...(answer.since === loaded ? answer.now : loaded), changed };
}
