import type { FastifyInstance } from "fastify";
import { NotFound } from "../../http/refusals.ts";
import type { ServedLogos } from "./served-logos.service.ts";

const fileName = /^([0-9a-f]{64})\.webp$/;

/** Serves logos of teams to whoever knows the address. The logo at an address never changes. */
export function servedLogosRoutes(app: FastifyInstance, logos: ServedLogos): void {
  app.get<{ Params: { file: string } }>("/team-logos/:file", async ({ params }, reply) => {
    const [, hash] = fileName.exec(params.file) ?? [];
    if (!hash) throw new NotFound("page");
    // before the headers: what is not there may be there tomorrow
    const { bytes, isPublic } = await logos.find(hash);
    return reply
      .headers({
        // one that only its captain has seen so far is on no public page, and in no cache that others share
        "cache-control": isPublic ? "public, max-age=31536000, immutable" : "private, no-store",
        "content-security-policy": "default-src 'none'; sandbox",
      })
      .type("image/webp")
      .send(bytes);
  });
}
