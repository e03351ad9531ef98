import type { FastifyRequest } from "fastify";
import type { Endpoint } from "@time-event/contract/endpoint";
import type { KeyHolder } from "../key-holder.ts";
import { publicChangeLimit } from "./attempt-limits.ts";
import { type Attempts, fromPlace, type Subject } from "./attempts.ts";

/** A changing call that was let in, while nobody knows yet whether it is one. */
interface Arrived {
  readonly change: readonly Subject[];
  readonly junk: readonly Subject[];
}

/** A JSON body of this length costs less to read than to count. */
const shortBytes = 16_384;

/**
 * Limits changing calls by what they turn out to be. Neighbours share the address of their network, and marshals the key of their
 * station: what is no call by the contract is counted by itself, so that a flood of it leaves them what their own calls need.
 * Each open call has a limit of its own, too.
 */
export function createChangeLimits(attempts: Pick<Attempts, "countMeanwhile">) {
  const arrived = new WeakMap<FastifyRequest, Arrived>();

  return {
    /**
     * Before the body is read: nobody can make the server read a large one too often.
     * @throws TooManyAttempts
     */
    arrive: async (endpoint: Endpoint, request: FastifyRequest, holder: KeyHolder | undefined): Promise<void> => {
      const of = subjectsOf(endpoint, request, holder);
      if (!of) return;
      const [change, junk] = [of("public-change"), of("public-junk")];
      // of a file, nothing tells junk from others before it is read
      if (endpoint.sends === "file") return attempts.countMeanwhile(change);
      if (!isShort(request)) await attempts.countMeanwhile(junk);
      arrived.set(request, { change, junk });
    },

    /**
     * It is a call by the contract.
     * @param mayChange false: by its event it can only be refused, so it is nobody's way to what others need
     * @throws TooManyAttempts
     */
    isCall: async (request: FastifyRequest, mayChange = true): Promise<void> => {
      const counted = arrived.get(request);
      arrived.delete(request);
      if (counted) await attempts.countMeanwhile(mayChange ? counted.change : counted.junk);
    },

    /**
     * It failed with this status before it was known to be a call.
     * @throws TooManyAttempts
     */
    isJunk: async (request: FastifyRequest, status: number): Promise<void> => {
      const counted = arrived.get(request);
      arrived.delete(request);
      // who waits in line, or for the database, has done nothing wrong
      if (counted && status < 500) await attempts.countMeanwhile(counted.junk);
    },
  };
}

type Counts = (what: Subject["what"]) => readonly Subject[];

/** Undefined: it is not limited. */
function subjectsOf(endpoint: Endpoint, request: FastifyRequest, holder: KeyHolder | undefined): Counts | undefined {
  if (!holder) return (what) => fromPlace(what, request.ip, publicChangeLimit, endpoint.name);
  // the key of an order is anybody's who begins one, and that of a station hangs on a wall; a timing device may send as much as
  // it likes
  if (holder.kind !== "registration" && holder.kind !== "station") return undefined;
  return (what) => [{ what, who: `key ${holder.keyId}`, limit: publicChangeLimit }];
}

/** Without a length it may be as long as it likes. */
const isShort = ({ headers }: FastifyRequest) => Number(headers["content-length"] ?? Infinity) <= shortBytes;
