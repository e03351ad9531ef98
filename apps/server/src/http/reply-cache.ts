import { LRUCache } from "lru-cache";
import type { InstantMs } from "@time-event/domain/time/instant";
import { toBrotli, toGzip, type Encoding } from "./compression.ts";

/** A reply made once and sent to many: the object for the pages, the bytes for the wire. */
export interface CachedReply<Reply extends object> {
  readonly reply: Reply;
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
}

export interface ReplyCache {
  /** The reply under `key`: the stored one if its `stamp` is the same; else `produce` makes it once for all. */
  get<Reply extends object>(key: string, stamp: string, produce: () => Promise<Reply>): Promise<CachedReply<Reply>>;
  /** The reply that was last under `key`, whatever its stamp, and when it was last known to be the present one. */
  last(key: string): { readonly reply: Promise<CachedReply<object>>; readonly knownAt: InstantMs } | undefined;
}

interface Kept {
  readonly stamp: string;
  readonly reply: Promise<CachedReply<object>>;
  knownAt: InstantMs;
  /** Its place in the cache; undefined while it is being made. */
  size?: number;
}

/** Some hundred pages of a large race, in three encodings and as an object. */
const usualBytes = 32_000_000;
/** What a reply takes besides its content: its place in the cache, its buffers. */
const fewestBytes = 3_000;

/** Keeps the replies that were asked for last, up to so many bytes; the one asked for longest ago leaves first. */
export function createReplyCache(clock: () => InstantMs, mostBytes = usualBytes): ReplyCache {
  const kept = new LRUCache<string, Kept>({ maxSize: mostBytes });

  return {
    get: async <Reply extends object>(key: string, stamp: string, produce: () => Promise<Reply>) => {
      const found = kept.get(key);
      if (found?.stamp === stamp) {
        found.knownAt = clock();
        return found.reply as Promise<CachedReply<Reply>>;
      }

      const reply = produce().then((made) => encode(made, stamp));
      const entry: Kept = { stamp, reply, knownAt: clock() };
      kept.set(key, entry, { size: fewestBytes });
      const isKept = () => kept.peek(key) === entry;
      const keep = (made: Kept, size: number) => kept.set(key, { ...made, size }, { size });
      reply.then(
        // set here, because the cache would not look at its size; a reply larger than the whole cache is not kept
        (made) => isKept() && keep(entry, fewestBytes + sizeOf(made)),
        () => {
          if (!isKept()) return;
          // an older reply is better than none while the database is away
          if (found?.size === undefined) kept.delete(key);
          else keep(found, found.size);
        },
      );
      return reply;
    },

    last: (key) => kept.get(key),
  };
}

/** The object takes about three times as much memory as its text. */
function sizeOf({ bytes: { identity, br, gzip } }: CachedReply<object>): number {
  return identity.length * 4 + br.length + gzip.length;
}

async function encode<Reply extends object>(reply: Reply, stamp: string): Promise<CachedReply<Reply>> {
  const identity = Buffer.from(JSON.stringify(reply));
  const [br, gzip] = await Promise.all([toBrotli(identity), toGzip(identity)]);
  return { reply, etag: `"${stamp}"`, bytes: { identity, br, gzip } };
}
