import type { Send } from "../api/send.ts";
import type { ServerClock } from "./server-clock.ts";

/** Reads the server's clock from each reply. */
export function timedSend(clock: ServerClock, deviceNow: () => number, send: Send): Send {
  return async (url, init) => {
    const sentAt = deviceNow();
    const reply = await send(url, init);
    // a reply from a cache may carry an old time
    if (/no-store/.test(reply.headers.get("cache-control") ?? "")) {
      clock.learn(Date.parse(reply.headers.get("date") ?? ""), sentAt, deviceNow());
    }
    return reply;
  };
}
