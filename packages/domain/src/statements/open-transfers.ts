import type { Satang } from "../pricing/fee-tiers.ts";
import type { InstantMs } from "../time/instant.ts";
import { between, firstOf, listsBy } from "./lists-by.ts";

/** Money that came into an account. */
export interface Incoming {
  readonly amountSatang: Satang;
  /** Null: the statement has only the day. */
  readonly bookedAt: InstantMs | null;
  readonly text: string;
  /** The number of the account into which it came; null: nobody knows, so a person says what it pays. */
  readonly account: string | null;
  /** When its statement was imported; null: it is new. */
  readonly storedAt: InstantMs | null;
  /** For sums that tell whose money it is: between which instants it was booked. */
  readonly came?: { readonly from: InstantMs; readonly by: InstantMs };
}

/** A transfer that no line of a statement explains yet. */
export interface OpenTransfer {
  readonly id: number;
  /** `verified`: a person has said that its money came; the line that shows it is only to be linked. */
  readonly state: "waiting" | "verified";
  /** What is claimed, or was received. */
  readonly amountSatang: Satang;
  readonly paidAt: InstantMs | null;
  /** Null: it waits. */
  readonly decidedAt: InstantMs | null;
  /** The bank's, by the slip's code: a claim, like all of a slip. Null: there is none, or several transfers claim it. */
  readonly bankReference: string | null;
  /** Of all orders that it is for, the one that it was handed in for first. */
  readonly orderReferences: readonly string[];
  /** What all these orders owe together. */
  readonly owedSatang: Satang;
  /** The numbers of the accounts that its event is paid into. */
  readonly accounts: readonly string[];
  /** When a person last took back that its money came; null: nobody has. */
  readonly takenBackAt: InstantMs | null;
}

/** Banks and phones write down the same payment within some minutes. */
const nearMs = 5 * 60_000;

/** A short word, or one with few digits, may be an order's reference or any word. */
export function isOfBank(word: string): boolean {
  return word.length >= 10 && word.replace(/\D/g, "").length >= 6;
}

type IsOne = (transfer: OpenTransfer) => boolean;

/**
 * Transfers under what a line may say of them; of several, always the one that comes first.
 * @example indexTransfers(transfers).firstOfOrders(["K7M2P9QX"], () => true)?.id // 1
 */
export function indexTransfers(transfers: readonly OpenTransfer[]) {
  const places = new Map(transfers.map((transfer, place) => [transfer, place]));
  const ofBanks = listsBy(transfers, ({ bankReference }) =>
    bankReference === null ? [] : [bankReference.toUpperCase()],
  );
  const ofOrders = listsBy(transfers, ({ orderReferences }) => orderReferences);
  const decided = listsBy(
    transfers.toSorted((one, other) => (decidedAtOf(one) < decidedAtOf(other) ? -1 : 1)),
    ({ amountSatang }) => [amountSatang],
  );

  const first = (lists: ReadonlyMap<string, OpenTransfer[]>, words: readonly string[], isOne: IsOne) =>
    words
      .flatMap((word) => firstOf(lists.get(word) ?? [], isOne, 1))
      .reduce<OpenTransfer | undefined>(
        (best, each) => (best && places.get(best)! < places.get(each)! ? best : each),
        undefined,
      );
  return {
    byId: new Map(transfers.map((transfer) => [transfer.id, transfer])),
    firstOfBanks: (words: readonly string[], isOne: IsOne) => first(ofBanks, words, isOne),
    firstOfOrders: (references: readonly string[], isOne: IsOne) => first(ofOrders, references, isOne),
    /** When the last that is free was decided, of those with this amount; what is not free never is again. */
    lastDecidedAt: (amountSatang: number, free: IsOne): InstantMs => {
      const list = decided.get(amountSatang) ?? [];
      while (list.length > 0 && !free(list.at(-1)!)) list.pop();
      return list.length > 0 ? decidedAtOf(list.at(-1)!) : -Infinity;
    },
  };
}

/** Nobody knows when: it may be at any time. */
const decidedAtOf = ({ decidedAt }: OpenTransfer) => decidedAt ?? Infinity;

/** Lines and transfers by their times; two of each are enough to know that a person has to look. */
export function indexTimes<Line extends Incoming>(lines: readonly Line[], transfers: readonly OpenTransfer[]) {
  const bookedAtOf = ({ bookedAt }: Line) => bookedAt!;
  const paidAtOf = ({ paidAt }: OpenTransfer) => paidAt!;
  const linesOf = listsBy(
    lines.filter(({ bookedAt }) => bookedAt !== null).toSorted((a, b) => bookedAtOf(a) - bookedAtOf(b)),
    ({ amountSatang, account }) => [`${amountSatang}|${account}`],
  );
  const transfersOf = listsBy(
    transfers.filter(({ paidAt }) => paidAt !== null).toSorted((a, b) => paidAtOf(a) - paidAtOf(b)),
    ({ amountSatang }) => [amountSatang],
  );
  return {
    transfersAt: ({ amountSatang, bookedAt }: Incoming, isSuch: IsOne): OpenTransfer[] => {
      if (bookedAt === null) return [];
      const all = transfersOf.get(amountSatang) ?? [];
      return firstOf(between(all, paidAtOf, bookedAt - nearMs, bookedAt + nearMs), isSuch, 2);
    },
    /** Lines of the accounts that a transfer may be paid into. */
    linesAt: ({ amountSatang, paidAt, accounts }: OpenTransfer, isSuch: (line: Line) => boolean): Line[] =>
      [...new Set(accounts)].flatMap((account) => {
        const all = linesOf.get(`${amountSatang}|${account}`) ?? [];
        return firstOf(between(all, bookedAtOf, paidAt! - nearMs, paidAt! + nearMs), isSuch, 2);
      }),
  };
}
