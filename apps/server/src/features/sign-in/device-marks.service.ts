import { randomBytes } from "node:crypto";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { isDeviceMark, rememberDevice } from "./known-devices.repository.ts";
import { hashOf } from "./refresh-token.ts";
import type { DeviceCookie } from "./visitor.types.ts";

/**
 * A browser in which somebody signed in keeps a random mark. It opens nothing: it only says that guesses of strangers at
 * the same name are not this browser's. See docs/decisions/0027-strangers-at-the-gate.md.
 */
export interface DeviceMarks {
  /** Marks a browser as one in which this user signed in. People who share it share its mark. */
  remember(tx: Tx, userId: number, cookie: DeviceCookie): Promise<void>;
}

export function createDeviceMarks(clock: () => InstantMs): DeviceMarks {
  return {
    remember: async (tx, userId, { mark, keep }) => {
      // a mark that we did not make may have been planted, and its maker would know it
      const isOurs = mark !== undefined && (await isDeviceMark(tx, hashOf(mark)));
      const kept = isOurs ? mark : randomBytes(32).toString("base64url");
      await rememberDevice(tx, hashOf(kept), userId, clock());
      keep(kept);
    },
  };
}
