import type { InstantMs } from "@time-event/domain/time/instant";
import { LRUCache } from "lru-cache";
import { type Db, isTaken, type Tx } from "../../db/connection.ts";
import { isDatabaseTrouble } from "../../db/trouble.ts";
import type { StoredBeside } from "../../db/stored-beside.ts";
import { createTogether } from "../../lib/together.ts";
import { RepeatDiffers } from "../refusals.ts";
import { claimIds, keepingReplies, keepReplies } from "./answered-calls.repository.ts";
import { createRefuseTogether, type RefuseSoon } from "./refuse-together.ts";
import { keepableReply, readReply } from "./sealed-reply.ts";
import { type Answer, type Asked, finalAnswer, type Hashed, hashSubmit, type Submit } from "./submits.ts";

/**
 * Works for several submits in one transaction, and gives each a reply or its refusal. Nothing is undone for one of them, so
 * it decides before it stores.
 */
export type WorkTogether<Ask> = (tx: Tx, asks: readonly Ask[]) => Promise<readonly (object | Error)[]>;

/** Work that is done except that it is not stored. */
export interface PreparedWork {
  readonly replies: readonly object[];
  /** Stores it, with the replies beside it. @returns false: something came in between, and nothing is stored */
  readonly store: (beside: StoredBeside) => Promise<boolean>;
}

/** The same work for submits that come for the first time, prepared while those before them are served; undefined: it cannot be. */
export type PrepareTogether<Ask> = (asks: readonly Ask[]) => Promise<PreparedWork | undefined>;

/** The most submits that share a transaction: whoever is the last of them still has an answer soon. */
const mostAtOnce = 100;
/** Whoever names an event that does not exist has a lane, too. */
const mostLanes = 200;

/** How long a submit waits in its lane before it looks whether it is the repeat of one that was answered. */
const patienceMs = 1_000;

interface Parts<Ask> {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly work: WorkTogether<Ask>;
  readonly soon?: RefuseSoon<Ask> | undefined;
  readonly most?: number | undefined;
  readonly weightOf?: ((ask: Ask) => number) | undefined;
  readonly prepare?: PrepareTogether<Ask> | undefined;
  /** Submits of this weight are worth preparing while others are served. */
  readonly preparedFrom?: number | undefined;
  /** The answer that a submit already got, if it did. */
  readonly again: (submit: Submit) => Promise<Answer | undefined>;
}

/** An event has lanes of its own, so what waits in one of them keeps no other event waiting. */
interface Lane<Ask> {
  readonly refuse: (asked: Asked<Ask>) => Promise<Answer | undefined>;
  readonly answer: (asked: Asked<Ask>) => Promise<Answer | Error | undefined>;
}

/**
 * The same as `AnswerOnce` for submits that come in thousands: those of one lane that wait share one transaction. So they
 * wait for a row that all of them need once, and not one after another. Each is answered after the commit.
 * @returns undefined: another transaction works on this submit. To wait for it would keep the whole lane waiting, so whoever
 *   asked does it alone
 */
export function createAnswerTogether<Ask>(parts: Parts<Ask>) {
  const { db, clock, work, soon, most = mostAtOnce, weightOf, again, prepare, preparedFrom } = parts;
  const lanes = new LRUCache<string, Lane<Ask>>({ max: mostLanes });

  async function doAll(all: readonly Asked<Ask>[]): Promise<(Answer | Error | undefined)[]> {
    try {
      return await answerAll(all.map(({ submit, ask }) => ({ ...hashSubmit(submit), ask })));
    } catch (error) {
      // another process stored one of them between our look and our lock: nothing was done here
      if (isTaken(error, "answered_calls_pkey")) return all.map(() => undefined);
      throw error;
    }
  }

  async function answerAll(all: readonly (Hashed & { readonly ask: Ask })[]): Promise<(Answer | Error | undefined)[]> {
    return db.transaction().execute(async (tx) => {
      // the same submit twice is one
      const submits = [...new Map(all.toReversed().map((each) => [each.idHash, each])).values()].toReversed();
      const claimed = await claimIds(tx, submits);
      const fresh = submits.filter(({ idHash, requestHash }) => {
        const found = claimed.get(idHash);
        return found?.status === null && found.requestHash === requestHash;
      });
      const replies =
        fresh.length === 0
          ? []
          : await work(
              tx,
              fresh.map(({ ask }) => ask),
            );
      const answered = fresh.map((each, at) => ({ ...each, answer: finalAnswer(each.submit, replies[at]!) }));
      const answers = new Map(answered.map(({ idHash, answer }) => [idHash, answer]));
      await keepReplies(tx, answered.map(asKept), clock());
      return all.map(({ submit, scope, idHash, requestHash }) => {
        const found = claimed.get(idHash);
        if (!found) return undefined;
        if (found.requestHash !== requestHash) return new RepeatDiffers();
        const { status, reply } = found;
        return answers.get(idHash) ?? { status: status!, body: readReply(submit, scope, reply!) };
      });
    });
  }

  /** Every submit is one that comes for the first time, or nothing is stored. */
  async function prepareAll(all: readonly Asked<Ask>[]) {
    const hashed = all.map(({ submit }) => hashSubmit(submit));
    if (new Set(hashed.map(({ idHash }) => idHash)).size < all.length) return undefined;
    const prepared = await prepare!(all.map(({ ask }) => ask));
    if (!prepared) return undefined;
    const answered = hashed.map((each, at) => ({ ...each, answer: finalAnswer(each.submit, prepared.replies[at]!) }));
    const beside = keepingReplies(answered.map(asKept), clock());
    return async () => ((await prepared.store(beside)) ? answered.map(({ answer }) => answer) : undefined);
  }

  function laneOf(name: string): Lane<Ask> {
    let lane = lanes.get(name);
    if (!lane) {
      lane = {
        refuse: createRefuseTogether({ db, clock, soon }),
        answer: createTogether({
          doAll,
          most,
          weightOf: weightOf && (({ ask }: Asked<Ask>) => weightOf(ask)),
          concernsAll: isDatabaseTrouble,
          ...(prepare && { prepare: prepareAll, preparedFrom }),
        }),
      };
      lanes.set(name, lane);
    }
    return lane;
  }

  return async (name: string, asked: Asked<Ask>): Promise<Answer | undefined> => {
    const lane = laneOf(name);
    const refusal = await lane.refuse(asked);
    if (refusal) return refusal;
    const answer = await sooner(lane.answer(asked), () => again(asked.submit));
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

function asKept({
  submit,
  scope,
  idHash,
  requestHash,
  answer: { status, body },
}: Hashed & { readonly answer: Answer }) {
  return { idHash, requestHash, status, reply: keepableReply(submit, scope, body) };
}

/** What was waited for. If it takes long, what is found meanwhile: a repeat needs nothing of what its lane waits for. */
function sooner<Waited, Found>(
  waited: Promise<Waited>,
  find: () => Promise<Found | undefined>,
): Promise<Waited | Found> {
  return new Promise((resolve, reject) => {
    const look = setTimeout(() => {
      // who finds nothing, for whatever reason, goes on waiting
      find().then(
        (found) => found !== undefined && resolve(found),
        () => undefined,
      );
    }, patienceMs);
    waited.then(resolve, reject).finally(() => clearTimeout(look));
  });
}
