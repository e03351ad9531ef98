import { createHash } from "node:crypto";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { webPlayerGetFollow, webPlayerGetFollowKey } from "@time-event/contract/following";
import { isOver } from "@time-event/domain/event-state/event-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import type { Sealer } from "../../lib/sealing.ts";
import { isPushService } from "../../lib/web-push/push-services.ts";
import type { SenderKey } from "../../lib/web-push/sender-key.ts";
import { loadEventView } from "../privacy/public-view.queries.ts";
import { findEvent, findFollowable } from "./following.queries.ts";
import { putDevice, removeDevice, removeFollowsOf, setFollows } from "./following.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly sealer: Sealer;
  readonly senderKey: () => Promise<SenderKey>;
  /** Origins of push services beside those of the known browsers. */
  readonly pushServices: readonly string[];
}

export interface Following {
  readonly key: () => Promise<ReplyOf<typeof webPlayerGetFollowKey>>;
  /**
   * Lets a device follow exactly these runners of an event. Whoever knows the device's address may: nobody can guess it.
   * @throws NotFound `event_not_found`
   */
  readonly follow: (sent: BodyOf<typeof webPlayerGetFollow>) => Promise<ReplyOf<typeof webPlayerGetFollow>>;
}

export function createFollowing({ db, clock, sealer, senderKey, pushServices }: Parts): Following {
  return {
    key: async () => ({ data: { key: (await senderKey()).publicKey }, meta: {} }),

    follow: async ({ event: slug, bibs, language, subscription }) => {
      const endpointHash = createHash("sha256").update(subscription.endpoint).digest("base64url");
      const sealedSubscription = await sealer.seal(JSON.stringify(subscription));
      const isKnown = isPushService(subscription.endpoint, pushServices);
      const followed = await db.transaction().execute(async (tx) => {
        const event = await findEvent(tx, slug);
        if (!event) throw new NotFound("event");
        const view = await loadEventView(tx, event.id);
        const isTold = isKnown && !isOver(event.state) && view.entries && bibs.length > 0;
        const entries = isTold ? await findFollowable(tx, event.id, bibs) : [];
        if (entries.length === 0) {
          await removeDevice(tx, { eventId: event.id, endpointHash });
          return [];
        }
        const device = { eventId: event.id, endpointHash, sealedSubscription, language, createdAt: clock() };
        await setFollows(
          tx,
          await putDevice(tx, device),
          entries.map(({ id }) => id),
        );
        return entries;
      });
      return { data: { bibs: followed.map(({ bib }) => bib) }, meta: {} };
    },
  };
}

/** Nobody is told any more of entries whose people are erased. */
export async function endFollowing(tx: Tx, entryIds: readonly number[]): Promise<void> {
  if (entryIds.length > 0) await removeFollowsOf(tx, entryIds);
}
