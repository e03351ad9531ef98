import { webRegisterModelList } from "@time-event/contract/order-offers";
import type { Order } from "@time-event/contract/orders";
import { useEffect, useState } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { untilAnswered } from "../until-answered.ts";
import { type EntryOffers, entryOffersOf } from "./entry-offers.ts";

interface Own {
  readonly key: string | null;
  readonly order: Order | null;
}

/**
 * What can be chosen, with the hidden categories that one's own order has or opens: the page came without them.
 * @returns `isWhole` false: those are not here yet
 */
export function useOwnOffers(event: string, loaded: EntryOffers, { key, order }: Own) {
  const callApi = useCallApi();
  const [own, setOwn] = useState<{ readonly of: string; readonly offered: EntryOffers } | null>(null);
  const named = new Set(loaded.offers.map(({ code }) => code));
  const codes = order ? [...order.opened, ...order.entries.map(({ category }) => category)] : [];
  const hidden = [...new Set(codes)].filter((code) => !named.has(code)).sort();
  const of = key === null || hidden.length === 0 ? null : `${key} ${hidden.join(" ")}`;
  useEffect(() => {
    if (of === null || key === null) return;
    let isCurrent = true;
    untilAnswered(() => callApi(webRegisterModelList, { event }, { key })).then(
      ({ data }) => isCurrent && setOwn({ of, offered: entryOffersOf(data) }),
      // a key that opens nothing any more: the order itself says so
      () => {},
    );
    return () => void (isCurrent = false);
  }, [callApi, event, key, of]);
  if (of === null) return { offered: loaded, isWhole: true };
  return own?.of === of ? { offered: own.offered, isWhole: true } : { offered: own?.offered ?? loaded, isWhole: false };
}
