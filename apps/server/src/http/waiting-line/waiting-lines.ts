import type { LineMode } from "@time-event/contract/waiting-lines";
import type { InstantMs } from "@time-event/domain/time/instant";
import { LRUCache } from "lru-cache";
import { createLine, type Line } from "./line.ts";
import { atRest, type Load, nextPace, paceAtDoor } from "./pace.ts";
import type { Ticket, Tickets } from "./tickets.ts";

/** An answer to somebody who wants to enter an event. */
export type Admission =
  | { readonly isIn: true; readonly ticket: string }
  | { readonly isIn: false; readonly ticket: string; readonly before: number; readonly waitS: number };

export interface WaitingLines {
  /**
   * @param ticket as a browser sent it; undefined: it has none yet
   * @param place from where somebody asks; left out: from a place of their own
   */
  ask(event: string, ticket: string | undefined, place?: string): Admission;
  /**
   * Somebody who was let in begins an order by a submit with this id. While there is a line, a place in it is for so many orders.
   * @returns what to call if none was begun after all; undefined: they have begun as many
   */
  begins(event: string, ticket: string, submit: string): (() => void) | undefined;
  /** Somebody who was let in is being answered. @returns what to call when they are */
  answering(): () => void;
  /** Once a second: looks at the load, and lets the next in. */
  beat(): void;
  setModes(modes: ReadonlyMap<string, LineMode>): void;
  /** How many wait here, for all events. */
  waiting(): number;
  /** Of each line: how many wait, and how many went in since this was asked last. */
  moments(): { event: string; waiting: number; letIn: number }[];
}

interface Parts {
  readonly tickets: Tickets;
  readonly clock: () => InstantMs;
  readonly load: () => Load;
}

/** Who came within so long before a line began waits as well: they are what made the server busy. */
const rushMs = 10_000;

/** A place in a line is for so many orders: for who enters a family or a club, and not for a program. */
const mostOrders = 3;

/** The lines of all events in one process. They share its pace, each as much as the other. */
export function createWaitingLines({ tickets, clock, load }: Parts): WaitingLines {
  let pace = atRest;
  let came = 0;
  let underway = 0;
  let modes: ReadonlyMap<string, LineMode> = new Map();
  const lines = new Map<string, Line>();
  /** The submits by which orders were begun, by tickets. */
  const begunBy = new LRUCache<string, Set<string>>({ max: 50_000 });

  const modeOf = (event: string) => modes.get(event) ?? "auto";
  const hasLine = (event: string) => modeOf(event) === "on" || (modeOf(event) === "auto" && pace.isOn);

  function lineOf(event: string, now: InstantMs): Line {
    const line = lines.get(event) ?? createLine(modeOf(event) === "on" ? now : now - rushMs);
    lines.set(event, line);
    return line;
  }

  const waiting = () => [...lines.values()].reduce((sum, line) => sum + line.waiting(), 0);

  return {
    ask: (event, sent, place) => {
      const now = clock();
      came++;
      pace = paceAtDoor(pace, underway);
      const ticket = tickets.read(sent, event, now) ?? tickets.make(event, now);
      const told = (isIn: boolean): Ticket => ({ ...ticket, isIn });
      // while there is no line, a ticket says since when somebody has been here
      if (!hasLine(event)) return { isIn: true, ticket: tickets.sign(ticket) };
      const before = lineOf(event, now).ask(ticket, now, place);
      if (before === undefined) return { isIn: true, ticket: tickets.sign(told(true)) };
      const shared = Math.max(1, pace.perSecond / Math.max(1, lines.size));
      return { isIn: false, ticket: tickets.sign(ticket), before, waitS: Math.ceil((before + 1) / shared) };
    },

    begins: (event, sent, submit) => {
      const ticket = tickets.read(sent, event, clock());
      if (!ticket || !hasLine(event)) return () => {};
      const begun = begunBy.get(ticket.id) ?? new Set();
      begunBy.set(ticket.id, begun);
      if (!begun.has(submit) && begun.size >= mostOrders) return undefined;
      begun.add(submit);
      return () => void begun.delete(submit);
    },

    answering: () => {
      underway++;
      return () => void underway--;
    },

    beat: () => {
      const now = clock();
      pace = nextPace(pace, load(), { came, waiting: waiting(), underway });
      came = 0;
      for (const event of lines.keys()) if (!hasLine(event)) lines.delete(event);
      let left = pace.perSecond;
      let open = lines.size;
      // the shortest first: what it leaves, the others have
      for (const line of [...lines.values()].sort((a, b) => a.waiting() - b.waiting())) {
        left -= line.letIn(Math.ceil(left / open--), now);
      }
    },

    setModes: (told) => (modes = told),
    waiting,
    moments: () => [...lines].map(([event, line]) => ({ event, waiting: line.waiting(), letIn: line.countLetIn() })),
  };
}
