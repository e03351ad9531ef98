import { NotFound } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { servedFile } from "./images.queries.ts";

export interface ServedImages {
  /** @throws NotFound when no event shows it */
  find(hash: string, width: number, format: "webp" | "jpg"): Promise<Buffer>;
}

export function createServedImages(db: Db): ServedImages {
  return {
    find: async (hash, width, format) => {
      const bytes = await servedFile(db, hash, width, format);
      if (!bytes) throw new NotFound("page");
      return bytes;
    },
  };
}
