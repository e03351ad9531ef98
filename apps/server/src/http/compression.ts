import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { Negotiator } from "@fastify/accept-negotiator";
import { LRUCache } from "lru-cache";
import type { FastifyReply, FastifyRequest } from "fastify";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses once for many readers: above quality 5, texts of some kilobytes hardly get smaller. A window of 256 kB holds
 * them; the usual one of 4 MB takes its memory for every text, however short.
 */
export async function toBrotli(bytes: Buffer): Promise<Buffer> {
  const packed = await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return inItsOwnMemory(packed);
}

export async function toGzip(bytes: Buffer): Promise<Buffer> {
  return inItsOwnMemory(await zip(bytes));
}

/** zlib answers with a part of 16 kB: whoever keeps a text of 300 bytes would keep all of it. */
function inItsOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

export type Encoding = "br" | "gzip" | "identity";

/** Browsers send few different headers: each is parsed once. */
const negotiator = new Negotiator({
  supportedValues: ["br", "gzip", "identity"],
  cache: new LRUCache<string, string>({ max: 500 }) as never,
});

/** The best encoding that the caller accepts. */
export function acceptedEncoding(request: FastifyRequest): Encoding {
  return (negotiator.negotiate(request.headers["accept-encoding"] as string) ?? "identity") as Encoding;
}

const gzipOnly = new Negotiator({ supportedValues: ["gzip", "identity"] });

export function acceptsGzip(request: FastifyRequest): boolean {
  return gzipOnly.negotiate(request.headers["accept-encoding"] as string) === "gzip";
}

/** Sends bytes in the best encoding that the caller accepts. */
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
