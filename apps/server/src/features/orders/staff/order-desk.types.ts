import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../../db/connection.ts";
import type { TellContact } from "../order-letters.ts";

/** What the use cases of staff need. */
export interface OrderDeskParts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly tellContact: TellContact;
}
