import type { DeskMethod } from "@time-event/domain/payments/desk-methods";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../../db/connection.ts";
import type { TellContact } from "../order-letters.ts";

/** Money that staff took for an order. */
interface TakenMoney {
  readonly receivedSatang: number;
  readonly receivedAt: InstantMs;
  readonly method: DeskMethod;
  readonly by: string;
  readonly now: InstantMs;
}

/** Writes money into the accounts of an order, which is confirmed once nothing is owed. The order is locked. */
export type TakeAtDesk = (tx: Tx, orderId: number, money: TakenMoney) => Promise<void>;

/** What the use cases of staff need. */
export interface OrderDeskParts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly tellContact: TellContact;
  readonly takeAtDesk: TakeAtDesk;
}
