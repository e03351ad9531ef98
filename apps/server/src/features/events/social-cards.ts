import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { EventPage } from "@time-event/contract/events";
import type { Task } from "../../lib/heavy-work/task.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { cardDrawing } from "./card-drawing.ts";

export const paintCardTask: Task<string, Uint8Array> = {
  name: "social-card",
  program: new URL("./paint-card.worker.ts", import.meta.url),
  longestMs: 10_000,
  nativeCode: () => import("@resvg/resvg-js"),
};

export interface SocialCards {
  /** The picture that social networks show beside a link to the event: PNG. */
  find(event: EventPage, language: "th" | "en"): Promise<Buffer>;
}

/** Some hundred cards. */
const keptBytes = 16_000_000;

/** Paints each card once as long as its content is the same: anybody may ask for cards, as often as they like. */
export function createSocialCards(pool: WorkerPool): SocialCards {
  const painted = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length });
  const underWay = new Map<string, Promise<Buffer>>();

  async function paint(key: string, drawing: string): Promise<Buffer> {
    const bytes = await pool.run(paintCardTask, drawing);
    const card = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    painted.set(key, card);
    return card;
  }

  return {
    find: async (event, language) => {
      const drawing = cardDrawing(event, language);
      const key = createHash("sha256").update(drawing).digest("base64");
      const known = painted.get(key) ?? underWay.get(key);
      if (known) return known;
      const painting = paint(key, drawing).finally(() => underWay.delete(key));
      underWay.set(key, painting);
      return painting;
    },
  };
}
