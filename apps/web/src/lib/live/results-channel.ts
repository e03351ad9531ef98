import { webRegisterResultList, resultsChanged, resultsStale, type ResultsChanged } from "@time-event/contract/results";
import type { ApiClient } from "../api/api-client.ts";
import { CallFailed } from "../api/call-failed.ts";
import { noteStale } from "./staleness.ts";

/** How changes arrive: pushed, polled every few seconds, or not at all at the moment. */
export type LiveState = "connecting" | "live" | "polling" | "offline";

export interface LiveNews {
  readonly state: LiveState;
  /** The latest change since the page was opened. */
  readonly changed: ResultsChanged | null;
}

const pollMs = 4000;
/** A stream that is not open by then counts as blocked by the network. */
const openWithinMs = 6000;
/** After this time in the background, a page closes its connection. */
const hiddenMs = 30_000;

/** One connection to an event's results, shared by all listeners on the page. */
export class ResultsChannel {
  readonly #event: string;
  readonly #client: () => Pick<ApiClient, "listen" | "call">;
  readonly #listeners = new Set<() => void>();
  #news: LiveNews = { state: "connecting", changed: null };
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  #streamFails = false;

  /** @param client called when the first listener comes, because the server has no client while it renders */
  constructor(event: string, client: () => Pick<ApiClient, "listen" | "call">) {
    this.#event = event;
    this.#client = client;
  }

  readonly get = (): LiveNews => this.#news;

  readonly subscribe = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(tell);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  #start(): void {
    document.addEventListener("visibilitychange", this.#onVisibility);
    this.#connect();
  }

  #stop(): void {
    document.removeEventListener("visibilitychange", this.#onVisibility);
    clearTimeout(this.#hiddenTimer);
    this.#disconnect();
  }

  readonly #onVisibility = (): void => {
    clearTimeout(this.#hiddenTimer);
    if (document.hidden) this.#hiddenTimer = setTimeout(() => this.#disconnect(), hiddenMs);
    else if (!this.#source && this.#timer === undefined) this.#connect();
  };

  #disconnect(): void {
    this.#source?.close();
    this.#source = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #connect(): void {
    this.#disconnect();
    const source = this.#streamFails ? null : this.#client().listen(webRegisterResultList, { event: this.#event });
    if (source) this.#hearFrom(source);
    else void this.#poll();
  }

  #hearFrom(source: EventSource): void {
    this.#source = source;
    this.#timer = setTimeout(() => this.#fallBack(), openWithinMs);
    source.addEventListener("open", () => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#tell({ state: "live" });
    });
    source.addEventListener("results", (message: MessageEvent<string>) => {
      const told = resultsChanged.safeParse(readJson(message.data));
      if (told.success) this.#hear(told.data);
    });
    source.addEventListener("stale", (message: MessageEvent<string>) => {
      const told = resultsStale.safeParse(readJson(message.data));
      if (told.success) noteStale(told.data.since);
    });
    source.addEventListener("current", () => noteStale(null));
    source.addEventListener("error", () => {
      // Closed: the server refused. Otherwise the browser tries again by itself until we close the stream.
      if (source.readyState === EventSource.CLOSED) return this.#fallBack();
      this.#tell({ state: "offline" });
      this.#timer ??= setTimeout(() => this.#fallBack(), openWithinMs);
    });
  }

  #fallBack(): void {
    this.#streamFails = true;
    this.#disconnect();
    void this.#poll();
  }

  async #poll(): Promise<void> {
    try {
      // the browser sends the ETag of what it has, so the server does not send an unchanged reply again
      const { meta } = await this.#client().call(webRegisterResultList, { event: this.#event, limit: 1 });
      this.#tell({ state: "polling" });
      this.#hear({ version: meta.version, categories: [] });
    } catch (failure) {
      const wasAnswered = failure instanceof CallFailed && failure.status > 0;
      this.#tell({ state: wasAnswered ? "polling" : "offline" });
    }
    if (this.#listeners.size > 0 && !document.hidden) this.#timer = setTimeout(() => void this.#poll(), pollMs);
    else this.#timer = undefined;
  }

  #hear(changed: ResultsChanged): void {
    if (changed.version > (this.#news.changed?.version ?? -1)) this.#tell({ changed });
  }

  #tell(change: Partial<LiveNews>): void {
    this.#news = { ...this.#news, ...change };
    for (const tell of this.#listeners) tell();
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
