import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { RenderRequest } from "@time-event/contract/rendering";
import { createTurns } from "../lib/in-turns.ts";

/** Some hundred pages. */
const usualBytes = 16_000_000;

/**
 * Keeps the texts of pages under everything that they are made of: what was loaded now finds the text that was made of the
 * same, so a page that is found is never older than one that is made. The page asked for longest ago leaves first.
 */
export function createKeptPages(mostBytes = usualBytes): RenderRequest["makePage"] {
  const turn = createTurns();
  const kept = new LRUCache<string, string>({
    maxSize: mostBytes,
    // two bytes for each character: Thai
    sizeCalculation: (html) => 2 * html.length + 1,
  });

  return async (madeOf, make) => {
    const key = madeOf === null ? null : createHash("sha256").update(madeOf).digest("base64");
    const find = () => (key === null ? undefined : kept.get(key));
    const found = find();
    if (found !== undefined) return found;
    await turn();
    // who had their turn before may have made it
    const html = find() ?? make();
    if (key !== null) kept.set(key, html);
    return html;
  };
}
