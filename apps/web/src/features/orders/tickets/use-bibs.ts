import type { Order } from "@time-event/contract/orders";
import { webPlayerRegisterGet } from "@time-event/contract/registrations";
import { useEffect, useState } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";

/** The bibs of each entry of an order, by the entry's id. */
export type Bibs = ReadonlyMap<number, readonly string[]>;

const none: Bibs = new Map();

/** The bibs of a confirmed order: none before, while they are not there yet, and where the organiser has given none. */
export function useBibs(orderKey: string, order: Pick<Order, "state" | "entries">): Bibs {
  const callApi = useCallApi();
  const [bibs, setBibs] = useState(none);
  const asked = order.state === "confirmed" ? order.entries.map(({ id }) => id).join(" ") : "";
  useEffect(() => {
    if (asked === "") return;
    let isCurrent = true;
    const ids = asked.split(" ").map(Number);
    const answers = ids.map(async (id) => {
      const { data } = await callApi(webPlayerRegisterGet, { id }, { key: orderKey });
      const given = data?.race.filter(({ withdrawn }) => !withdrawn).map(({ bib }) => bib) ?? [];
      return [id, given.filter(Boolean)] as const;
    });
    // a ticket is good without its bib
    Promise.all(answers).then(
      (known) => isCurrent && setBibs(new Map(known)),
      () => {},
    );
    return () => void (isCurrent = false);
  }, [asked, orderKey, callApi]);
  return bibs;
}
