import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { loadLogo } from "./team-logos.queries.ts";

const fileName = /^([0-9a-f]{64})\.webp$/;

/** Serves logos of teams to whoever knows the address. The logo at an address never changes. */
export function servedLogosRoutes(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { file: string } }>("/team-logos/:file", async ({ params }, reply) => {
    const [, hash] = fileName.exec(params.file) ?? [];
    const bytes = hash && (await loadLogo(db, hash));
    if (!bytes) throw new NotFound("page");
    return reply
      .headers({
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; sandbox",
      })
      .type("image/webp")
      .send(bytes);
  });
}
