import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { ReadState } from "../../db/database-state.ts";
import { createKeptWhileSame } from "../../http/kept-while-same.ts";
import { NotFound } from "../../http/refusals.ts";
import { type Drawings, keptPictureBytes } from "../../lib/pictures/drawings.ts";
import { loadCardContent } from "./card.queries.ts";
import { cardDrawing } from "./card-drawing.ts";

export interface SocialCards {
  /**
   * The picture that social networks show beside a link to the event: PNG.
   * @throws NotFound `event_not_found`
   */
  find(slug: string, language: "th" | "en"): Promise<Buffer>;
}

interface CardParts {
  readonly db: Db;
  readonly drawings: Drawings;
  readonly readState: ReadState;
  readonly clock: () => InstantMs;
}

/**
 * Reads an event only when the database has changed, and paints its card only when the card's content has: anybody may
 * ask for cards, as often as they like.
 */
export function createSocialCards({ db, drawings, readState, clock }: CardParts): SocialCards {
  const bytesOf = ({ length }: Buffer) => length;
  const found = createKeptWhileSame({ readState, clock, mostBytes: keptPictureBytes, bytesOf });
  return {
    find: (slug, language) =>
      found.get(`${language} ${slug}`, async () => {
        const content = await loadCardContent(db, slug);
        if (!content) throw new NotFound("event");
        return drawings.paint(cardDrawing(content, language));
      }),
  };
}
