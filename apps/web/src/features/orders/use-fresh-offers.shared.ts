import { webRegisterModelList } from "@time-event/contract/order-offers";
import type { Order } from "@time-event/contract/orders";
import { useEffect, useState } from "react";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import type { Offer } from "./offer.shared.ts";

interface Own {
  readonly key: string | null;
  readonly order: Order | null;
}

const nobody: Own = { key: null, order: null };

/** How often places are asked for while somebody looks at them: whether one came back is worth seconds. */
const lookEveryMs = 15_000;

/** What can be chosen, followed while the page is in front, and asked for at once when it comes there or one's own order changed. */
export function useFreshOffers(
  event: string,
  loaded: readonly Offer[],
  { key, order }: Own = nobody,
): readonly Offer[] {
  const callApi = useCallApi();
  const [fresh, setFresh] = useState<{ readonly of: readonly Offer[]; readonly offers: readonly Offer[] } | null>(null);
  const isOffered = loaded.length > 0;
  const entries = order?.entries.length ?? 0;
  // only their own key names hidden ones
  const by = loaded.some(({ hidden }) => hidden) ? key : null;
  useEffect(() => {
    const look = () => {
      // what cannot be entered is not asked for
      if (document.visibilityState !== "visible" || !isOffered) return;
      callApi(webRegisterModelList, { event }, by === null ? {} : { key: by }).then(
        ({ data }) => setFresh({ of: loaded, offers: data.categories }),
        // the ones that are shown stay; the server says no to what is gone
        () => {},
      );
    };
    // a page comes alive when somebody moves, and may have been read for long by then
    if (entries > 0 || performance.now() > lookEveryMs) look();
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [callApi, event, entries, isOffered, loaded, by]);
  return fresh?.of === loaded ? fresh.offers : loaded;
}
