import { toBrotli, toGzip, type Encoding } from "./compression.ts";

/** A reply made once and sent to many: the object for the pages, the bytes for the wire. */
export interface CachedReply<Reply extends object> {
  readonly reply: Reply;
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
}

export interface ReplyCache {
  /** The reply under `key`, made by `produce` unless it stands at the same `stamp` already; made once for all who wait. */
  get<Reply extends object>(key: string, stamp: string, produce: () => Promise<Reply>): Promise<CachedReply<Reply>>;
}

interface Kept {
  readonly stamp: string;
  readonly reply: Promise<CachedReply<object>>;
}

/** Keeps the last replies that were asked for; the one asked for longest ago leaves first. */
export function createReplyCache(keptReplies = 1_000): ReplyCache {
  const kept = new Map<string, Kept>();

  return {
    get: async <Reply extends object>(key: string, stamp: string, produce: () => Promise<Reply>) => {
      const found = kept.get(key);
      if (found?.stamp === stamp) return found.reply as Promise<CachedReply<Reply>>;

      const reply = produce().then((made) => encode(made, stamp));
      kept.delete(key);
      kept.set(key, { stamp, reply });
      reply.catch(() => {
        if (kept.get(key)?.reply === reply) kept.delete(key);
      });
      if (kept.size > keptReplies) kept.delete(kept.keys().next().value!);
      return reply;
    },
  };
}

async function encode<Reply extends object>(reply: Reply, stamp: string): Promise<CachedReply<Reply>> {
  const identity = Buffer.from(JSON.stringify(reply));
  const [br, gzip] = await Promise.all([toBrotli(identity), toGzip(identity)]);
  return { reply, etag: `"${stamp}"`, bytes: { identity, br, gzip } };
}
