import { useEffect, useEffectEvent, useRef } from "react";
import { serverNow } from "../../../lib/session/server-time.ts";
import { useSendSubmit } from "../use-send-submit.ts";
import { checkPlayers } from "./check-entry.ts";
import type { OrderScreenProps } from "./screen-props.ts";
import { saveEntry } from "./take-step.ts";
import { entryIn } from "./entry-in.ts";
import type { Typed } from "./typed.ts";

interface Typing extends Pick<
  OrderScreenProps,
  "event" | "entering" | "offers" | "addOns" | "questions" | "asked" | "order"
> {
  readonly entry: number;
}

/** While somebody types, the hold is extended by a save in between, this long before its end. */
const extendBeforeMs = 12 * 60_000;
const lookEveryMs = 20_000;

/**
 * Saves what is typed in between, so that the server extends the hold and another device could go on. What breaks a rule
 * waits for the form itself.
 */
export function useHoldWhileTyping({ event, entering, offers, addOns, questions, asked, order, entry }: Typing) {
  const send = useSendSubmit();
  const unsaved = useRef<Typed | null>(null);
  const look = useEffectEvent(async () => {
    const typed = unsaved.current;
    const { key, busy, take } = entering;
    const leftMs = (order.deadlineAt ?? Infinity) - serverNow();
    if (!typed || key === null || busy || order.state !== "held" || leftMs > extendBeforeMs) return;
    unsaved.current = null;
    const { players } = entryIn({ event, offers, addOns, questions, asked }, order, entry, typed);
    const offer = offers.find(({ code }) => code === order.entries[entry]?.category);
    if (!offer || checkPlayers(offer, players, { complete: false, raceDay: event.startsOn, asked }).length > 0) return;
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
