import type { Db } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { loadLogo, type ServedLogo } from "./team-logos.queries.ts";

export interface ServedLogos {
  /** @throws NotFound when no team that has its places has it */
  find(hash: string): Promise<ServedLogo>;
}

export function createServedLogos(db: Db): ServedLogos {
  return {
    find: async (hash) => {
      const logo = await loadLogo(db, hash);
      if (!logo) throw new NotFound("page");
      return logo;
    },
  };
}
