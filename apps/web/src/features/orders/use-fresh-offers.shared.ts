import { webRegisterModelList } from "@time-event/contract/order-offers";
import type { Order } from "@time-event/contract/orders";
import { useEffect, useState } from "react";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import type { Offer } from "./offer.shared.ts";

/** What can be chosen, asked for again when the page comes to the front and when one's own order changed. */
export function useFreshOffers(event: string, loaded: readonly Offer[], order: Order | null = null): readonly Offer[] {
  const callApi = useCallApi();
  const [fresh, setFresh] = useState<{ readonly of: string; readonly offers: readonly Offer[] } | null>(null);
  const isOffered = loaded.length > 0;
  const entries = order?.entries.length ?? 0;
  useEffect(() => {
    const look = () => {
      // what cannot be entered is not asked for
      if (document.visibilityState !== "visible" || !isOffered) return;
      callApi(webRegisterModelList, { event }).then(
        ({ data }) => setFresh({ of: event, offers: data.categories }),
        // the ones that are shown stay; the server says no to what is gone
        () => {},
      );
    };
    if (entries > 0) look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [callApi, event, entries, isOffered]);
  return fresh?.of === event ? fresh.offers : loaded;
}
