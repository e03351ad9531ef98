import { webRegisterResultList, resultsChanged, resultsStale, type ResultsChanged } from "@time-event/contract/results";
import { type FollowedRows, readPushed } from "./followed-rows.ts";
import type { ApiClient } from "../api/api-client.ts";
import { CallFailed } from "../api/call-failed.ts";
import { within } from "../api/within.ts";
import { noteStale } from "./staleness.ts";

/** How changes arrive: pushed, polled every few seconds, or not at all at the moment. */
export type LiveState = "connecting" | "live" | "polling" | "offline";

export interface LiveNews {
  readonly state: LiveState;
  /** The latest change since the page was opened; `pushed`: what changed in the followed rows has come with it. */
  readonly changed: (ResultsChanged & { readonly pushed?: true }) | null;
  /** When the server was last heard, by the visitor's clock; null: not since the page was opened. */
  readonly heardAt: number | null;
}

const pollMs = 4000;
/** A poll without an answer by then counts as failed. */
const pollWithinMs = 8000;
/** A stream that has said nothing by then counts as blocked by the network. */
const openWithinMs = 6000;
/** The server says something every five seconds: a stream that is silent for longer than two of them is dead. */
const silentMs = 12_000;
/** While it polls, a page tries again so often whether a stream comes through. */
const tryStreamMs = 30_000;
/** After this time in the background, a page closes its connection. */
const hiddenMs = 30_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

/** One connection to an event's results, shared by all listeners on the page. */
export class ResultsChannel {
  readonly #event: string;
  readonly #client: () => Pick<ApiClient, "listen" | "call">;
  readonly #listeners = new Set<() => void>();
  #news: LiveNews = { state: "connecting", changed: null, heardAt: null };
  #source: EventSource | null = null;
  /** Runs out when the stream has been silent for too long. */
  #silence: Timer;
  #nextPoll: Timer;
  #nextTry: Timer;
  #hidden: Timer;
  /** Grows with every beginning and end of polling, so that a late answer does not go on with what has ended. */
  #polls = 0;
  #polling = false;
  #followed: FollowedRows | null = null;
  /** What the open stream was asked for. */
  #asked = "";

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

  /** Asks for what changes in these rows; null: as before, until it is known which rows are shown. */
  readonly follow = (rows: FollowedRows | null): void => {
    this.#followed = rows;
    const isOther = rows !== null && questionOf(rows) !== this.#asked;
    if (isOther && this.#source) this.#connect();
  };

  #start(): void {
    document.addEventListener("visibilitychange", this.#onVisibility);
    addEventListener("online", this.#connect);
    addEventListener("offline", this.#onOffline);
    this.#connect();
  }

  #stop(): void {
    document.removeEventListener("visibilitychange", this.#onVisibility);
    removeEventListener("online", this.#connect);
    removeEventListener("offline", this.#onOffline);
    clearTimeout(this.#hidden);
    this.#disconnect();
  }

  readonly #onVisibility = (): void => {
    clearTimeout(this.#hidden);
    if (document.hidden) this.#hidden = setTimeout(() => this.#disconnect(), hiddenMs);
    // a phone that slept has stopped its timers, and its stream may be dead
    else if (!this.#isHeardOf()) this.#connect();
  };

  readonly #onOffline = (): void => {
    this.#disconnect();
    this.#tell({ state: "offline" });
  };

  #isHeardOf(): boolean {
    const isConnected = this.#source !== null || this.#polling;
    return isConnected && this.#news.heardAt !== null && Date.now() - this.#news.heardAt < silentMs;
  }

  #disconnect(): void {
    this.#closeStream();
    this.#stopPolling();
  }

  readonly #connect = (): void => {
    this.#disconnect();
    if (navigator.onLine) this.#openStream();
    else this.#tell({ state: "offline" });
  };

  #openStream(): void {
    const rows = this.#followed;
    this.#asked = rows ? questionOf(rows) : "";
    const question = rows && { ...rows.question, since: rows.version() };
    const source = this.#client().listen(webRegisterResultList, { event: this.#event, ...question });
    this.#source = source;
    if (!source) return this.#startPolling();
    this.#limitSilence(openWithinMs);
    const hear = (type: string, read: (data: unknown) => void) =>
      source.addEventListener(type, (message: MessageEvent<string>) => {
        this.#alive();
        read(readJson(message.data));
      });
    hear("beat", () => {});
    hear("results", (data) => {
      const told = resultsChanged.safeParse(data);
      if (told.success) this.#hear(told.data);
    });
    hear("rows", (data) => this.#takeRows(data));
    hear("model", (data) => this.#followed?.takeModel(data));
    hear("whole", (data) => this.#hearOfRows(Number(data)));
    hear("stale", (data) => {
      const told = resultsStale.safeParse(data);
      if (told.success) noteStale(told.data.since);
    });
    hear("current", () => noteStale(null));
    source.addEventListener("error", () => {
      // Closed: the server refused. Otherwise the browser tries again by itself until we close the stream.
      if (source.readyState === EventSource.CLOSED) return this.#giveStreamUp();
      if (!this.#polling && this.#news.state === "live") {
        this.#tell({ state: "offline" });
        this.#limitSilence(openWithinMs);
      }
    });
  }

  #takeRows(data: unknown): void {
    const pushed = readPushed(data);
    if (!pushed) return;
    const [steps, model] = pushed;
    if (steps.length > 0) this.#followed?.takeSteps(steps);
    if (model) this.#followed?.takeModelStep(model);
    this.#hearOfRows(steps.at(-1)?.[1] ?? this.#followed?.version());
  }

  #hearOfRows(version: number | undefined): void {
    if (version === undefined) return;
    const category = this.#followed?.question.category;
    this.#hear(
      category === undefined ? { version, categories: [] } : { version, categories: [category], pushed: true },
    );
  }

  /** The stream has said something: it comes through, so polling is not needed. */
  #alive(): void {
    this.#stopPolling();
    this.#limitSilence(silentMs);
    this.#tell({ state: "live", heardAt: Date.now() });
  }

  #limitSilence(ms: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (!this.#polling && this.#news.state === "live") this.#tell({ state: "offline" });
      this.#giveStreamUp();
    }, ms);
  }

  #giveStreamUp(): void {
    this.#closeStream();
    this.#startPolling();
  }

  #closeStream(): void {
    clearTimeout(this.#silence);
    this.#source?.close();
    this.#source = null;
  }

  #startPolling(): void {
    clearTimeout(this.#nextTry);
    this.#nextTry = setTimeout(() => this.#openStream(), tryStreamMs);
    if (this.#polling) return;
    this.#polling = true;
    void this.#poll(++this.#polls);
  }

  #stopPolling(): void {
    this.#polls++;
    this.#polling = false;
    clearTimeout(this.#nextPoll);
    clearTimeout(this.#nextTry);
  }

  async #poll(turn: number): Promise<void> {
    const isOurs = () => turn === this.#polls;
    try {
      // the browser sends the ETag of what it has, so the server does not send an unchanged reply again
      const asked = this.#client().call(webRegisterResultList, { event: this.#event, limit: 1 });
      const { meta } = await within(pollWithinMs, asked);
      if (!isOurs()) return;
      this.#tell({ state: "polling", heardAt: Date.now() });
      this.#hear({ version: meta.version, categories: [] });
    } catch (failure) {
      if (!isOurs()) return;
      const wasAnswered = failure instanceof CallFailed && failure.status > 0;
      this.#tell(wasAnswered ? { state: "polling", heardAt: Date.now() } : { state: "offline" });
    }
    this.#nextPoll = setTimeout(() => void this.#poll(turn), pollMs);
  }

  #hear(changed: NonNullable<LiveNews["changed"]>): void {
    if (changed.version > (this.#news.changed?.version ?? -1)) this.#tell({ changed });
  }

  #tell(change: Partial<LiveNews>): void {
    this.#news = { ...this.#news, ...change };
    for (const tell of this.#listeners) tell();
  }
}

function questionOf({ question }: FollowedRows): string {
  return JSON.stringify(question);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
