import type { Order } from "@time-event/contract/orders";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useLanguage } from "../../../lib/i18n/language.ts";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { knownPeople } from "../known-people.ts";
import { orderKeys, registrationPath } from "../order-keys.ts";
import { useOrder } from "../use-order.ts";
import { useOrderKeys } from "../use-order-keys.ts";
import { useSendSubmit } from "../use-send-submit.ts";
import { useConfirmedElsewhere } from "./use-confirmed-elsewhere.ts";
import { entryDrafts } from "./entry-drafts.ts";
import type { EntryOffers } from "./entry-offers.ts";
import { useHoldWhileActive } from "./use-hold-while-active.ts";
import { useOwnOffers } from "./use-own-offers.ts";
import { firstOpenStep, playersStep, readStep, type Step } from "./steps.ts";
import { type Taken, takeStep } from "./take-step.ts";
import type { Typed } from "./typed.ts";

export interface Entering {
  /** `opening`: an order of this device is being loaded. */
  readonly at: Step | "opening" | "confirmed";
  readonly key: string | null;
  readonly order: Order | null;
  /** What can be chosen, with what a code has opened. */
  readonly offered: EntryOffers;
  /** An order of this device that is confirmed already. */
  readonly former: Order | null;
  /** What became of the last form; null: none was sent on this screen. */
  readonly taken: Taken | null;
  readonly busy: boolean;
  /** The network dropped out, and the form is sent again by itself. */
  readonly waiting: boolean;
  /** How many forms were stored: after each, a screen begins anew. */
  readonly stored: number;
  readonly submit: (typed: Typed) => void;
  readonly take: (order: Order) => void;
  /** Asks for the order again. */
  readonly reload: () => void;
}

interface Given {
  /** As the page came with it. */
  readonly offered: EntryOffers;
  /** What the server did with a form that was posted without script. */
  readonly posted: Taken | null;
}

const isOpen = (order: Order) => order.state === "held" || order.state === "expired";

/** The entry that somebody is at: the order of this device, the screen of the address, and what its forms do. */
export function useEntering({ offered: loadedOffers, posted }: Given): Entering {
  const { event } = loadedOffers;
  const isAlive = useHydrated();
  const language = useLanguage();
  const navigate = useNavigate();
  const { state: sent } = useLocation() as { state: { add?: string } | null };
  const [params] = useSearchParams();
  const known = useOrderKeys().find((order) => order.event === event.slug);
  const [taken, setTaken] = useState<Taken | null>(posted);
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [stored, setStored] = useState(0);
  const isSending = useRef(false);
  const key = taken?.key ?? known?.key ?? null;
  const loaded = useOrder(key, posted?.order ?? null);
  const send = useSendSubmit(setWaiting);
  const order = loaded.order && isOpen(loaded.order) ? loaded.order : null;
  const former = loaded.order && !isOpen(loaded.order) ? loaded.order : null;
  const { offered, isWhole } = useOwnOffers(event.slug, loadedOffers, { key, order });
  const asksFor = params.get("step");
  useHoldWhileActive({ order, key, busy, take: loaded.take });
  useConfirmedElsewhere(loaded.order, isOpen);

  const go = useCallback(
    (step: Step, replace = false) => void navigate(`?step=${step}`, { replace, preventScrollReset: false }),
    [navigate],
  );

  const show = useCallback(
    (next: Taken, replace: boolean) => {
      if (next.key !== null && next.order) {
        orderKeys.keep({ event: event.slug, reference: next.order.reference, key: next.key });
        if (!isOpen(next.order)) {
          return void navigate(registrationPath(next.order.reference), { replace: true });
        }
      }
      go(next.step, replace);
    },
    [event.slug, go, navigate],
  );

  const submit = useCallback(
    (typed: Typed, anew = false) => {
      // a second press while the first is under way
      if (isSending.current) return;
      isSending.current = true;
      setBusy(true);
      const around = { language, ...offered, send };
      const before = anew || !order ? { key: null, order: null } : { key, order };
      void takeStep(around, before, typed)
        .then((became) => {
          setTaken(became);
          if (became.order) loaded.take(became.order);
          if (became.problems.length === 0 && became.failure === null) {
            entryDrafts.drop(became.order?.reference);
            setStored((count) => count + 1);
          }
          const hasMoved = became.step !== typed["step"];
          if (hasMoved || (became.order && !isOpen(became.order))) show(became, typed["step"] === undefined);
          if (became.order) knownPeople.keep(became.order);
          if (became.failure) void loaded.reload();
        })
        .finally(() => {
          isSending.current = false;
          setBusy(false);
        });
    },
    [language, offered, send, order, key, loaded, show],
  );

  const begin = useEffectEvent(() => {
    if (posted) return show(posted, true);
    if (sent?.add === undefined || (known && !loaded.order && !loaded.failure)) return;
    const add = sent.add;
    // once only: neither after a reload nor by the back button
    void navigate(".", { replace: true, state: null });
    const chosen = order?.entries.findIndex(({ category }) => category === add) ?? -1;
    const isExpired = order?.state === "expired";
    if (chosen < 0) return submit({ add }, isExpired);
    const step = playersStep(chosen);
    go(step, true);
    if (isExpired) submit({ again: "1", step });
  });
  const isReady = known === undefined || loaded.order !== null || loaded.failure !== null;
  useEffect(() => {
    if (isAlive) begin();
  }, [isAlive, isReady]);

  // there is something to lose
  const hasBegun = order !== null;
  useEffect(() => {
    if (hasBegun)
      void import("./reload-without-network.ts").then(
        (part) => part.reloadWithoutNetwork(event.slug),
        () => {},
      );
  }, [hasBegun, event.slug]);

  // a key that opens nothing any more
  const failedStatus = loaded.failure?.status;
  useEffect(() => {
    if (failedStatus === 401 && known) orderKeys.forget(known.reference);
  }, [failedStatus, known]);

  const reload = useCallback(() => void loaded.reload(), [loaded]);
  const isOpening = (isAlive ? known !== undefined && !loaded.order && !loaded.failure : asksFor !== null) || sent?.add;
  const whereTaken = taken && taken.order === loaded.order ? taken.step : null;
  const at = (): Entering["at"] => {
    if (posted?.order && !isOpen(posted.order)) return "confirmed";
    if (isOpening && !posted) return "opening";
    if (!order) return "categories";
    // an entry in a category of which nothing is known yet
    if (
      isAlive &&
      !isWhole &&
      order.entries.some((entry) => offered.offers.every(({ code }) => code !== entry.category))
    )
      return "opening";
    return readStep(asksFor, order) ?? (isAlive || !posted ? firstOpenStep(order) : posted.step);
  };
  const step = at();
  const isOfThisScreen = taken !== null && (whereTaken === step || taken.step === step);
  return {
    at: step,
    key,
    order,
    offered,
    former,
    taken: isOfThisScreen ? taken : null,
    busy,
    waiting,
    stored,
    submit,
    take: loaded.take,
    reload,
  };
}
