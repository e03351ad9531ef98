import type { Order } from "@time-event/contract/orders";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import { useEffect, useEffectEvent, useRef } from "react";
import { serverNow } from "../../../lib/session/server-time.ts";
import { useSendSubmit } from "../use-send-submit.ts";
import { checkPlayers } from "./check-entry.ts";
import type { AskedQuestion, Offer, OfferedAddOn } from "../offer.shared.ts";
import { saveEntry } from "./take-step.ts";
import { entryIn } from "./entry-in.ts";
import type { Typed } from "./typed.ts";
import type { Entering } from "./use-entering.ts";

interface Typing {
  readonly entering: Entering;
  readonly offers: readonly Offer[];
  readonly addOns: readonly OfferedAddOn[];
  readonly questions: readonly AskedQuestion[];
  readonly asked: AskedOfPerson;
  readonly order: Order;
  readonly entry: number;
  readonly raceDay: string;
}

/** While somebody types, the hold is extended by a save in between, this long before its end. */
const extendBeforeMs = 12 * 60_000;
const lookEveryMs = 20_000;

/**
 * Saves what is typed in between, so that the server extends the hold and another device could go on. What breaks a rule
 * waits for the form itself.
 */
export function useHoldWhileTyping({ entering, offers, addOns, questions, asked, order, entry, raceDay }: Typing) {
  const send = useSendSubmit();
  const unsaved = useRef<Typed | null>(null);
  const look = useEffectEvent(async () => {
    const typed = unsaved.current;
    const { key, busy, take } = entering;
    const leftMs = (order.deadlineAt ?? Infinity) - serverNow();
    if (!typed || key === null || busy || order.state !== "held" || leftMs > extendBeforeMs) return;
    unsaved.current = null;
    const { players } = entryIn({ offers, addOns, questions, asked, raceDay }, order, entry, typed);
    const offer = offers.find(({ code }) => code === order.entries[entry]?.category);
    if (!offer || checkPlayers(offer, players, { complete: false, raceDay, asked }).length > 0) return;
    try {
      take(await saveEntry({ send, offers }, { key, order }, { entry, players, typed }));
    } catch {
      // the form itself will tell; what is typed stays on this device
    }
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  return {
    typed: (typed: Typed) => {
      unsaved.current = typed;
    },
  };
}
