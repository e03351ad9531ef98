import { CallFailed } from "./call-failed.ts";

/**
 * An answer that comes in time. A network that is silently dead lets a request hang for minutes.
 * @throws CallFailed `offline`: none has come
 */
export async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new CallFailed("offline", 0)), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(limit);
  }
}
