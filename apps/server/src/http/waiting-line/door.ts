import { placeOf } from "../attempts/attempt-limits.ts";
import type { IsOpen } from "./open-events.ts";
import type { Admission, WaitingLines } from "./waiting-lines.ts";

/** The way to the lines: only events that are open have one, whatever an address or a body names. */
export interface Door {
  /**
   * @param event as somebody sent it
   * @param ticket as a browser sent it; undefined: it has none yet
   * @param address from where
   * @returns undefined: there is no line at such an event
   */
  ask(event: string, ticket: string | undefined, address: string): Promise<Admission | undefined>;
  readonly isOpen: IsOpen;
  /** As `WaitingLines`. */
  readonly begins: WaitingLines["begins"];
  /** Does an event have an order with this reference? Who has one is past the line. */
  readonly hasOrder: HasOrder;
  /** Somebody who was let in is being answered. @returns what to call when they are */
  answering(): () => void;
}

export type HasOrder = (event: string, reference: string) => Promise<boolean>;

export function createDoor(
  lines: Pick<WaitingLines, "ask" | "answering" | "begins">,
  isOpen: IsOpen,
  hasOrder: HasOrder,
): Door {
  return {
    ask: async (event, ticket, address) =>
      (await isOpen(event)) ? lines.ask(event, ticket, placeOf(address)) : undefined,
    isOpen,
    begins: lines.begins,
    hasOrder,
    answering: lines.answering,
  };
}
