import { accessKeyHeader } from "@time-event/contract/call-headers";
import { passingPush } from "@time-event/contract/passing-push";
import type { Fate } from "./answers.ts";
import type { ToldRead } from "./told-reads.ts";

type SentRead = Exclude<ToldRead, string>;

/** `refused`: the server answered that these are no reads, and would again. */
export type PushAnswer =
  | { readonly kind: "answered"; readonly fates: readonly Fate[] }
  | { readonly kind: "refused" }
  | { readonly kind: "failed"; readonly why: string; readonly waitMs: number };

export type Push = (reads: readonly SentRead[]) => Promise<PushAnswer>;

interface Given {
  /** Where the event API is, such as `https://race.example/api/event/`. */
  readonly url: string;
  readonly key: string;
  /** The server's clock minus ours, ms, as far as a header of whole seconds tells. */
  readonly onServerClock: (aheadMs: number) => void;
}

const patienceMs = 30_000;

/** Sends reads to the server, once. Never throws. */
export function createPush({ url, key, onServerClock }: Given): Push {
  const address = new URL(passingPush.name, url.replace(/\/?$/, "/"));
  return async (reads) => {
    const begunAt = Date.now();
    try {
      const answer = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json", [accessKeyHeader]: key },
        body: JSON.stringify(reads),
        signal: AbortSignal.timeout(patienceMs),
      });
      const said = Date.parse(answer.headers.get("date") ?? "");
      if (Number.isFinite(said)) onServerClock(said + 500 - (begunAt + Date.now()) / 2);
      const body = await answer.text();
      if (answer.status === 200) {
        const { fates } = (JSON.parse(body) as { data: { fates: Fate[] } }).data;
        if (fates.length === reads.length) return { kind: "answered", fates };
      }
      if (answer.status === 400) return { kind: "refused" };
      const waitMs = 1000 * Number(answer.headers.get("retry-after") ?? 0) || 0;
      return { kind: "failed", why: `HTTP ${answer.status}`, waitMs };
    } catch (error) {
      const { cause, message } = error as Error;
      return { kind: "failed", why: (cause as NodeJS.ErrnoException | undefined)?.code ?? message, waitMs: 0 };
    }
  };
}
