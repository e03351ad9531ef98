import type { ReplyOf } from "@time-event/contract/endpoint";
import { webImagesDelete, webImagesSave } from "@time-event/contract/transfers";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import type { PublicCaller, Submitted } from "../../http/public-api.ts";
import { Refused } from "../../http/refusals.ts";
import type { Sent } from "../../http/sent-input.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { redrawInPool } from "../../lib/pictures/redraw-task.ts";
import { lockOwnProtest } from "./protests.queries.ts";
import { deletePhoto, storePhoto } from "./protests.repository.ts";

/** A bib in a crowd can still be read. */
const asPhoto = { largestSide: 2_000, keepsTransparency: false };

/** A photograph that the holder of an order adds to a protest: after it was sent, so that no slow upload costs the time to protest. */
export function createProtestPhotos(db: Db, pool: WorkerPool, clock: () => InstantMs) {
  return {
    /** @throws Refused */
    save: async (
      { params: { protest: id }, file }: Sent<typeof webImagesSave>,
      { key }: PublicCaller<typeof webImagesSave>,
    ): Promise<ReplyOf<typeof webImagesSave>> => {
      if (id === undefined) throw new Refused(webImagesSave, [{ path: "protest", code: "unknown" }]);
      const orderId = Number(key.subject);
      // before the work: nobody lets the server draw pictures for what they do not have
      await db.transaction().execute((tx) => expectOpen(tx, webImagesSave, orderId, id));
      const drawn = await redrawInPool(pool, file, asPhoto);
      if ("problem" in drawn) throw new Refused(webImagesSave, [{ path: "file", code: drawn.problem }]);
      await db.transaction().execute(async (tx) => {
        await expectOpen(tx, webImagesSave, orderId, id);
        await storePhoto(tx, id, drawn.bytes, clock());
      });
      return { data: { id, mediaType: "image/webp", width: 0, height: 0, code: null }, meta: {} };
    },

    remove: {
      work: async (tx, { id }, { key }) => {
        await expectOpen(tx, webImagesDelete, Number(key.subject), id);
        await deletePhoto(tx, id);
        return { data: {}, meta: {} };
      },
    } satisfies Submitted<typeof webImagesDelete>,
  };
}
export type ProtestPhotos = ReturnType<typeof createProtestPhotos>;

/** What the jury answered stays as it was. @throws Refused */
async function expectOpen(
  tx: Tx,
  call: typeof webImagesSave | typeof webImagesDelete,
  orderId: number,
  id: number,
): Promise<void> {
  const protest = await lockOwnProtest(tx, orderId, id);
  if (!protest) throw new Refused(call, [{ path: call === webImagesSave ? "protest" : "id", code: "unknown" }]);
  if (protest.state !== "open") throw new Refused(call, ["fixed"]);
}
