import type { IsOpen } from "./open-events.ts";
import type { Admission, WaitingLines } from "./waiting-lines.ts";

/** The way to the lines: only events that are open have one, whatever an address or a body names. */
export interface Door {
  /**
   * @param event as somebody sent it
   * @param ticket as a browser sent it; undefined: it has none yet
   * @returns undefined: there is no line at such an event
   */
  ask(event: string, ticket: string | undefined): Promise<Admission | undefined>;
  /** Somebody who was let in is being answered. @returns what to call when they are */
  answering(): () => void;
}

export function createDoor(lines: Pick<WaitingLines, "ask" | "answering">, isOpen: IsOpen): Door {
  return {
    ask: async (event, ticket) => ((await isOpen(event)) ? lines.ask(event, ticket) : undefined),
    answering: lines.answering,
  };
}
