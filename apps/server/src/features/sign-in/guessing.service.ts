import type { Db } from "../../db/connection.ts";
import {
  deviceLimit,
  nameAnywhereLimit,
  nameHereLimit,
  placeLimit,
  placeOf,
  toldLimit,
  widePlaceOf,
} from "../../http/attempts/attempt-limits.ts";
import { type Attempts, fromPlace, type Subject } from "../../http/attempts/attempts.ts";
import { TooManyAttempts } from "../../http/refusals.ts";
import type { Turn } from "../../lib/fair-queue.ts";
import { recordChange } from "../audit/audit.service.ts";
import { type Acquaintance, loadAcquaintance } from "./acquaintance.queries.ts";
import { hashOf } from "./refresh-token.ts";
import type { Visitor } from "./visitor.types.ts";

interface Guessed {
  readonly id: number;
  readonly username: string;
}

/** An attempt at a password, counted as wrong until it turns out to be right. */
export interface Attempt {
  /** Whose turn it is to have a password hashed. */
  readonly turn: Turn;
  wasRight(): Promise<void>;
  wasWrong(): Promise<void>;
  /** It was not even checked, because of this error: it does not count, and the error is thrown again. */
  readonly failed: (error: unknown) => Promise<never>;
}

export interface Guessing {
  /**
   * Counts an attempt to sign in. Strangers share limits, and wait for each other. A browser in which the user signed in
   * before has limits of its own, and so has the user's name at a place where they signed in before.
   * @throws TooManyAttempts
   */
  begin(typed: string, user: Guessed | undefined, visitor: Visitor): Promise<Attempt>;
}

/** Everybody at one address, or in the /48 around an IPv6 address, shares one place in the round. */
export function turnOfStrangers(address: string): Turn {
  return { isKnown: false, who: widePlaceOf(address) };
}

export function createGuessing(db: Db, attempts: Attempts): Guessing {
  /** One line an hour for each user, and one for everything else, however many addresses a flood comes from. */
  async function tell(user: Guessed | undefined, address: string): Promise<void> {
    const subject = user
      ? { kind: "user", id: user.id, name: user.username }
      : { kind: "address", id: address, name: address };
    try {
      await attempts.count([{ what: "told", who: user ? `user ${user.id}` : "others", limit: toldLimit }]);
    } catch (error) {
      if (error instanceof TooManyAttempts) return;
      throw error;
    }
    // never the name that was typed: people type passwords into that field
    await db
      .transaction()
      .execute((tx) => recordChange(tx, { username: "", address }, { action: "sign-in-blocked", subject }));
  }

  return {
    begin: async (typed, user, { address, device: { mark } }) => {
      const deviceHash = mark === undefined ? undefined : hashOf(mark);
      const known: Acquaintance = user
        ? await loadAcquaintance(db, user.id, { deviceHash, place: placeOf(address) })
        : { isKnownDevice: false, isKnownPlace: false };
      const subjects = subjectsOf(typed, address, known, deviceHash);
      const beginToWait = await attempts.count(subjects);
      return {
        turn: known.isKnownDevice ? { isKnown: true, who: `device ${deviceHash}` } : turnOfStrangers(address),
        wasRight: () => attempts.giveBack(subjects, "right"),
        failed: async (error) => {
          await attempts.giveBack(subjects, "not made");
          throw error;
        },
        wasWrong: async () => {
          if (beginToWait.length > 0) await tell(user, address);
        },
      };
    },
  };
}

function subjectsOf(
  typed: string,
  address: string,
  { isKnownDevice, isKnownPlace }: Acquaintance,
  deviceHash: string | undefined,
): Subject[] {
  if (isKnownDevice) return [{ what: "device", who: `${deviceHash}\n${typed}`, limit: deviceLimit }];
  const [here, around] = fromPlace("name-here", address, nameHereLimit, typed);
  if (isKnownPlace) return [here!];
  return [
    here!,
    ...(around ? [around] : []),
    ...fromPlace("place", address, placeLimit),
    { what: "name", who: typed, limit: nameAnywhereLimit },
  ];
}
