import { CallFailed } from "../../lib/api/call-failed.ts";
import { waitMs } from "./send-submit.ts";

const waitsMs = [400, 1_200, 3_000, 6_000];

/**
 * Reads again while no answer comes: a moment without network is not worth an error page. Where the device itself knows that
 * it is offline, the page says so at once and opens by itself later.
 * @example untilAnswered(() => callApi(webEventGet, { event }))
 */
export async function untilAnswered<T>(read: () => Promise<T>, wait = waitMs): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await read();
    } catch (error) {
      const longMs = waitsMs[tried];
      if (!(error instanceof CallFailed) || error.code !== "offline" || longMs === undefined || isOffline())
        throw error;
      await wait(longMs);
    }
  }
}

const isOffline = () => navigator.onLine === false;
