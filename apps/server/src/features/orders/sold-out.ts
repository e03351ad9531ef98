import { webRegisterSave } from "@time-event/contract/order-keeping";
import { placesLeft } from "@time-event/domain/places/places-left";
import { LRUCache } from "lru-cache";
import type { Db } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import { heldIn, whyNoPlacesIn } from "./shortages.ts";
import { type CategoryPlaces, loadPlaces } from "./sold-out.queries.ts";

/** What decides whether an order that begins can be refused without its lane: the first tap of one who enters alone. */
interface Tap {
  readonly event: string;
  readonly category?: string | undefined;
  readonly size?: number | undefined;
}

/** So many categories are remembered; of one that is forgotten, the next to come wait in their lane. */
const mostRemembered = 1_000;

/**
 * Remembers where no place was left, so that whoever comes next is refused by a look at the counters. It only says who may
 * look: a place that comes back is seen by the next look, and taken in the lane.
 */
export function createSoldOut() {
  const full = new LRUCache<string, true>({ max: mostRemembered });
  const keyOf = ({ event, category }: Tap) => `${event} ${category}`;

  return {
    isLikely: (tap: Tap): boolean => tap.category !== undefined && tap.size === undefined && full.has(keyOf(tap)),

    /** These were refused in their lane. */
    note: (tap: Tap, answer: unknown): void => {
      if (isFull(answer)) full.set(keyOf(tap), true);
    },

    /** Those of one event for whom no place is left. */
    look: async (db: Db, taps: readonly Tap[]): Promise<(Refused | undefined)[]> => {
      const categories = await loadPlaces(db, taps[0]!.event);
      const isLeft = ({ capacity, entered, pools }: CategoryPlaces) =>
        placesLeft([{ capacity, taken: entered }, ...pools]) !== 0;
      const closed = categories.filter((each) => !each.hidden && each.entryKind !== "team" && !isLeft(each));
      const held = closed.length > 0 ? await heldIn(db, categories) : new Set<number>();
      const why = new Map(
        closed.map(({ id, code }) => [
          code,
          refusalOf(whyNoPlacesIn(categories, held, [{ categoryId: id, places: 1 }])),
        ]),
      );
      return taps.map((tap) => {
        const refusal = why.get(tap.category!);
        if (!refusal) full.delete(keyOf(tap));
        return refusal;
      });
    },
  };
}

const fullWords: readonly string[] = ["category_full", "places_held"];

const isFull = (answer: unknown) =>
  answer instanceof Refused && answer.reasons.some((word) => fullWords.includes(word));

const refusalOf = (code: "category_full" | "places_held") => new Refused(webRegisterSave, [{ path: "category", code }]);
