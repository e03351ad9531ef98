import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { ReadState } from "../../db/database-state.ts";
import { createKeptWhileSame } from "../../http/kept-while-same.ts";
import { NotFound } from "../../http/refusals.ts";
import type { Task } from "../../lib/heavy-work/task.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { loadCardContent } from "./card.queries.ts";
import { cardDrawing } from "./card-drawing.ts";

export const paintCardTask: Task<string, Uint8Array> = {
  name: "social-card",
  program: new URL("./paint-card.worker.ts", import.meta.url),
  longestMs: 10_000,
  nativeCode: () => import("@resvg/resvg-js"),
};

export interface SocialCards {
  /**
   * The picture that social networks show beside a link to the event: PNG.
   * @throws NotFound `event_not_found`
   */
  find(slug: string, language: "th" | "en"): Promise<Buffer>;
}

interface CardParts {
  readonly db: Db;
  readonly workers: WorkerPool;
  readonly readState: ReadState;
  readonly clock: () => InstantMs;
}

/** Each some hundred cards; a card that is in both is there once. */
const keptBytes = 8_000_000;

/**
 * Reads an event only when the database has changed, and paints its card only when the card's content has: anybody may
 * ask for cards, as often as they like.
 */
export function createSocialCards({ db, workers, readState, clock }: CardParts): SocialCards {
  const bytesOf = ({ length }: Buffer) => length;
  const found = createKeptWhileSame({ readState, clock, mostBytes: keptBytes, bytesOf });
  const painted = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: bytesOf });

  async function paint(drawing: string): Promise<Buffer> {
    const key = createHash("sha256").update(drawing).digest("base64");
    const known = painted.get(key);
    if (known) return known;
    const bytes = await workers.run(paintCardTask, drawing);
    const card = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    painted.set(key, card);
    return card;
  }

  return {
    find: (slug, language) =>
      found.get(`${language} ${slug}`, async () => {
        const content = await loadCardContent(db, slug);
        if (!content) throw new NotFound("event");
        return paint(cardDrawing(content, language));
      }),
  };
}
