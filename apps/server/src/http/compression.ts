import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { Negotiator } from "@fastify/accept-negotiator";
import { LRUCache } from "lru-cache";
import type { FastifyReply, FastifyRequest } from "fastify";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses once for many: quality 5 is where more effort stops paying for texts of some kilobytes. */
export function toBrotli(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

export function toGzip(bytes: Buffer): Promise<Buffer> {
  return zip(bytes);
}

export type Encoding = "br" | "gzip" | "identity";

/** Browsers differ in few ways: what they say is worked out once. */
const negotiator = new Negotiator({
  supportedValues: ["br", "gzip", "identity"],
  cache: new LRUCache<string, string>({ max: 500 }) as never,
});

/** The best encoding that the caller takes. */
export function acceptedEncoding(request: FastifyRequest): Encoding {
  return (negotiator.negotiate(request.headers["accept-encoding"] as string) ?? "identity") as Encoding;
}

/** Sends bytes in the best encoding that the caller takes. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request);
  if (encoding === "identity") return reply.send(bytes);
  void reply.header("content-encoding", encoding);
  return reply.send(encoding === "br" ? await toBrotli(bytes) : await toGzip(bytes));
}
