import { createTickets } from "../tickets.ts";
import type { Load } from "../pace.ts";
import { createWaitingLines, type WaitingLines } from "../waiting-lines.ts";

interface GivenLines {
  readonly lines: WaitingLines;
  /** How busy the server is from now on. */
  readonly load: (load: Load) => void;
}

export const busy: Load = { lagMs: 900, wanted: 200 };
export const quiet: Load = { lagMs: 1, wanted: 0 };

/** Lines that go on only when the test says so. */
export function givenLines({
  clock,
  secret = "secret",
}: {
  readonly clock: () => number;
  readonly secret?: string;
}): GivenLines {
  let now = quiet;
  const lines = createWaitingLines({ tickets: createTickets(secret), clock, load: () => now });
  return { lines, load: (load) => (now = load) };
}
