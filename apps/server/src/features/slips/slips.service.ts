import { createHash } from "node:crypto";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { webImagesDelete, webImagesSave } from "@time-event/contract/transfers";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { PublicCaller, Submitted } from "../../http/public-api.ts";
import type { Sent } from "../../http/sent-input.ts";
import { Refused } from "../../http/refusals.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { createSlipReader } from "./slip-reader.ts";
import {
  countSlips,
  findSlip,
  findSlipByFile,
  isHandedIn,
  lockSlips,
  shownSlip,
  type StoredSlip,
  wasUsed,
} from "./slips.queries.ts";
import { deleteSlip, insertSlip } from "./slips.repository.ts";

/** More than anybody needs, and not enough to fill a disk. */
const mostSlips = 20;

/** The pictures of bank transfers that the holder of an order sends. */
export function createSlips(db: Db, pool: WorkerPool, clock: () => InstantMs) {
  const readSlip = createSlipReader(pool);
  const saved = async (slip: StoredSlip) => ({
    ...shownSlip(slip),
    mediaType: "image/webp" as const,
    usedBefore: await wasUsed(db, slip),
  });
  return {
    /** The same file sent again gets the same slip: a phone sends it several times on a bad network. @throws Refused */
    save: async (
      { file }: Sent<typeof webImagesSave>,
      { key }: PublicCaller<typeof webImagesSave>,
    ): Promise<ReplyOf<typeof webImagesSave>> => {
      const orderId = Number(key.subject);
      const fileHash = createHash("sha256").update(file).digest("hex");
      const known = await findSlipByFile(db, orderId, fileHash);
      if (known) return { data: await saved(known), meta: {} };
      if ((await countSlips(db, orderId)) >= mostSlips) throw new Refused(webImagesSave, ["too_many_pictures"]);

      // without a transaction: other work does not wait for a picture
      const drawn = await readSlip(file);
      await db.transaction().execute(async (tx) => {
        await lockSlips(tx, orderId);
        // many may have been read at the same time
        if ((await countSlips(tx, orderId)) >= mostSlips && !(await findSlipByFile(tx, orderId, fileHash)))
          throw new Refused(webImagesSave, ["too_many_pictures"]);
        await insertSlip(tx, { eventId: key.eventId, orderId, fileHash, drawn, sentAt: clock() });
      });
      return { data: await saved((await findSlipByFile(db, orderId, fileHash))!), meta: {} };
    },

    remove: {
      work: async (tx, { id }, { key }) => {
        // whoever hands it in at the same instant locks the order, too
        await lockSlips(tx, Number(key.subject));
        const slip = await findSlip(tx, Number(key.subject), id);
        if (!slip) throw new Refused(webImagesDelete, [{ path: "id", code: "unknown" }]);
        if (await isHandedIn(tx, id)) throw new Refused(webImagesDelete, ["fixed"]);
        await deleteSlip(tx, id);
        return { data: {}, meta: {} };
      },
    } satisfies Submitted<typeof webImagesDelete>,
  };
}
export type Slips = ReturnType<typeof createSlips>;
