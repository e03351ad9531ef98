import type { Send } from "../api/send.ts";
import type { ServerClock } from "./server-clock.ts";

/** Reads the server's clock off the replies that pass. */
export function timedSend(clock: ServerClock, deviceNow: () => number, send: Send): Send {
  return async (url, init) => {
    const sentAt = deviceNow();
    const reply = await send(url, init);
    // what a cache may have kept tells the time of long ago
    if (/no-store/.test(reply.headers.get("cache-control") ?? "")) {
      clock.learn(Date.parse(reply.headers.get("date") ?? ""), sentAt, deviceNow());
    }
    return reply;
  };
}
