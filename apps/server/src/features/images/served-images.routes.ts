import type { FastifyInstance } from "fastify";
import { NotFound } from "../../http/refusals.ts";
import type { ServedImages } from "./served-images.service.ts";

const fileName = /^([0-9a-f]{32})-([1-9]\d{1,3})\.(webp|jpg)$/;
const types = { webp: "image/webp", jpg: "image/jpeg" } as const;

/**
 * Serves pictures to everybody. The picture at an address never changes, so a browser asks once. Whatever bytes a
 * picture may hide, no browser treats it as a page or a program.
 */
export function servedImagesRoutes(app: FastifyInstance, images: ServedImages): void {
  app.get<{ Params: { file: string } }>("/images/:file", async ({ params }, reply) => {
    const [, hash, width, format] = fileName.exec(params.file) ?? [];
    if (!hash) throw new NotFound("page");
    const known = format as keyof typeof types;
    const bytes = await images.find(hash, Number(width), known);
    return reply
      .headers({
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; sandbox",
        "cross-origin-resource-policy": "cross-origin",
      })
      .type(types[known])
      .send(bytes);
  });
}
