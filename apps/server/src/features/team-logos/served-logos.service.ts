import type { Db } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { loadLogo } from "./team-logos.queries.ts";

export interface ServedLogos {
  /** @throws NotFound when no team has it */
  find(hash: string): Promise<Buffer>;
}

export function createServedLogos(db: Db): ServedLogos {
  return {
    find: async (hash) => {
      const bytes = await loadLogo(db, hash);
      if (!bytes) throw new NotFound("page");
      return bytes;
    },
  };
}
