import { createServerClock } from "./server-clock.ts";

/** What the replies of the server have told of its clock. */
export const serverClock = createServerClock(Date.now, () => localStorage);

/** The time by the server's clock, as far as its replies have told it. */
export const serverNow = serverClock.now;

/** The server's time when the device's clock shows this: for deadlines, which a wrong clock must not move. */
export const serverTimeAt = serverClock.at;
