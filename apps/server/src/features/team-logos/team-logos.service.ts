import { createHash } from "node:crypto";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { webImagesDelete, webImagesSave } from "@time-event/contract/transfers";
import type { EventState } from "@time-event/domain/event-state/event-states";
import type { orderStates } from "@time-event/domain/orders/order-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import type { PublicCaller, Submitted } from "../../http/public-api.ts";
import type { Sent } from "../../http/sent-input.ts";
import { Refused } from "../../http/refusals.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { redrawInPool } from "../../lib/pictures/redraw-task.ts";
import { announceResults, renewResults } from "../results/results.service.ts";
import { lockTeam } from "./team-logos.queries.ts";
import { deleteLogo, deleteLogosOf, storeLogo } from "./team-logos.repository.ts";

/** Larger than any place where it is shown, on a sharp screen. */
const asLogo = { largestSide: 384, keepsTransparency: true };

const ended: readonly (typeof orderStates)[number][] = ["cancelled", "refunded"];

/** From here on results have no version that nobody timed. */
const begun: readonly EventState[] = ["live", "finished", "cancelled"];

/** The logos that captains give their teams. */
export function createTeamLogos(db: Db, pool: WorkerPool, clock: () => InstantMs) {
  return {
    /** @throws Refused */
    save: async (
      { params: { entry }, file }: Sent<typeof webImagesSave>,
      { key }: PublicCaller<typeof webImagesSave>,
    ): Promise<ReplyOf<typeof webImagesSave>> => {
      if (entry === undefined) throw new Refused(webImagesSave, [{ path: "entry", code: "unknown" }]);
      const drawn = await redrawInPool(pool, file, asLogo);
      if ("problem" in drawn) throw new Refused(webImagesSave, [{ path: "file", code: drawn.problem }]);
      const { bytes } = drawn;
      const hash = createHash("sha256").update(bytes).digest("hex");
      await db.transaction().execute(async (tx) => {
        const team = { eventId: key.eventId, orderId: Number(key.subject), entry };
        if (await isNew(tx, webImagesSave, team, hash))
          await storeLogo(tx, { orderEntryId: entry, hash, bytes, sentAt: clock() });
      });
      await announceResults(db, key.eventId);
      return { data: { id: entry, mediaType: "image/webp", width: 0, height: 0, code: null }, meta: {} };
    },

    remove: {
      work: async (tx, { id }, { key }) => {
        const team = { eventId: key.eventId, orderId: Number(key.subject), entry: id };
        if (await isNew(tx, webImagesDelete, team, null)) await deleteLogo(tx, id);
        return { data: {}, meta: {} };
      },
      afterwards: (_sent, { key }) => announceResults(db, key.eventId),
    } satisfies Submitted<typeof webImagesDelete>,
  };
}
export type TeamLogos = ReturnType<typeof createTeamLogos>;

interface OneTeam {
  readonly eventId: number;
  readonly orderId: number;
  readonly entry: number;
}

/**
 * Whether the team has another logo until now, or none; the order is locked from here on. Nobody who reads results waits for
 * a picture that is there already.
 * @param hash of the logo that the team is to have
 * @throws Refused
 */
async function isNew(
  tx: Tx,
  call: typeof webImagesSave | typeof webImagesDelete,
  { eventId, orderId, entry }: OneTeam,
  hash: string | null,
): Promise<boolean> {
  const team = await lockTeam(tx, orderId, entry);
  if (!team?.isTeam) throw new Refused(call, [{ path: call === webImagesSave ? "entry" : "id", code: "unknown" }]);
  const isTooLate = begun.some((state) => state === team.eventState) || team.archivedAt !== null;
  if (isTooLate || ended.some((state) => state === team.state)) throw new Refused(call, ["fixed"]);
  if (team.hash === hash) return false;
  // the start list shows it
  if (team.state === "confirmed") await renewResults(tx, eventId);
  return true;
}

/** For a contact who is erased: a team's logo may be their picture. */
export async function forgetLogos(tx: Tx, orderId: number): Promise<void> {
  await deleteLogosOf(tx, orderId);
}
