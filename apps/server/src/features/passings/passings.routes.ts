import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { internalPassings } from "@time-event/contract/passings";
import { InvalidInput, NotFound } from "../../http/refusals.ts";
import type { PassingsService } from "./passings.service.ts";

/**
 * The internal call by which our own programs bring passings in: opened by a key from the configuration in a header of
 * its own; without a configured key there is no such call.
 */
export function passingsRoutes(app: FastifyInstance, passings: PassingsService, internalKey: string | undefined): void {
  if (internalKey === undefined) return;
  const expected = digest(internalKey);
  app.post("/internal/passing-save", async (request) => {
    const given = request.headers["x-internal-key"];
    if (typeof given !== "string" || !timingSafeEqual(digest(given), expected)) throw new NotFound("page");
    const parsed = internalPassings.safeParse(request.body);
    if (!parsed.success) throw InvalidInput.from(parsed.error.issues);
    return { data: await passings.record(parsed.data.event, parsed.data.passings) };
  });
}

function digest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
