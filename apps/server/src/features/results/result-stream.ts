import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { output } from "zod/mini";
import type { ResultsChanged, resultsStale } from "@time-event/contract/results";
import type { InstantMs } from "@time-event/domain/time/instant";
import { gzipHead, gzipPart } from "../../http/gzip-parts.ts";

/**
 * A listener hears so often that the connection lives: a page cannot know it otherwise, and proxies close a stream on which
 * nothing happens. It is an event, because a browser hides comments from the page.
 */
const beatMs = 5_000;
const beat = "event: beat\ndata: 1\n\n";

/** A listener whose backlog grows longer than this is disconnected; the browser reconnects by itself. */
const backlogBytes = 64 * 1024;

/** Somebody whose response stays open. */
export interface Listener {
  readonly response: ServerResponse;
  /** Hears everything in gzip. */
  readonly isPacked: boolean;
}

/** Everybody who watches results, by the event's slug. One change is written once and sent to all as the same bytes. */
export interface ResultStream {
  /**
   * Takes over a response: it stays open and tells each change, the version at hand first.
   * @param headers those of every reply
   */
  add(event: string, response: ServerResponse, version: number, headers?: OutgoingHttpHeaders): void;
  /** Takes over a response that hears `first`, that the connection lives, and what is sent to it. */
  open(event: string, listener: Listener, first: string, headers?: OutgoingHttpHeaders): void;
  /** @returns how many bytes each has to receive */
  send(listeners: Iterable<Listener>, text: string): number;
  tell(event: string, change: ResultsChanged): void;
  /** Tells all listeners, and those who come later, since when nobody knows what is new; undefined: it is known again. */
  tellStale(since: InstantMs | undefined): void;
  /** Whether somebody watches this event. */
  isWatched(event: string): boolean;
  /** How many streams are open. */
  listeners(): number;
  /** Ends every stream, so that the server can stop. */
  end(): void;
}

export function createResultStream(): ResultStream {
  const byEvent = new Map<string, Set<Listener>>();
  /** Those who hear of each change. */
  const told = new Map<string, Set<Listener>>();
  let staleSince: InstantMs | undefined;

  function send(listeners: Iterable<Listener>, text: string): number {
    const plain = Buffer.from(text);
    let packed: Buffer | undefined;
    for (const { response, isPacked } of listeners) {
      if (response.writableLength > backlogBytes) response.destroy();
      else response.write(isPacked ? (packed ??= gzipPart(text)) : plain);
    }
    return packed?.length ?? plain.length;
  }

  function sendAll(text: string): void {
    for (const listeners of byEvent.values()) send(listeners, text);
  }

  function open(event: string, listener: Listener, first: string, headers?: OutgoingHttpHeaders): void {
    keep(byEvent, event, listener);
    const { response, isPacked } = listener;
    response.writeHead(200, {
      ...headers,
      "content-type": "text/event-stream; charset=utf-8",
      ...(isPacked && { "content-encoding": "gzip" }),
      "cache-control": "no-store",
      // nothing follows on this connection, so a server that stops need not wait for it
      connection: "close",
      "x-accel-buffering": "no",
    });
    if (isPacked) response.write(gzipHead);
    send([listener], `retry: 2000\n\n${first}${staleSince === undefined ? "" : staleText(staleSince)}`);
  }

  const heartbeat = setInterval(() => sendAll(beat), beatMs);
  heartbeat.unref();

  return {
    add: (event, response, version, headers) => {
      const listener = { response, isPacked: false };
      keep(told, event, listener);
      const first = { version, categories: [] };
      open(event, listener, versionText(first) + changeText(first), headers);
    },
    open,
    send,
    tell: (event, change) => {
      const listeners = told.get(event);
      if (listeners) send(listeners, versionText(change) + changeText(change));
    },
    tellStale: (since) => {
      staleSince = since;
      sendAll(since === undefined ? "event: current\ndata: {}\n\n" : staleText(since));
    },
    isWatched: (event) => byEvent.has(event),
    listeners: () => [...byEvent.values()].reduce((sum, listeners) => sum + listeners.size, 0),
    end: () => {
      clearInterval(heartbeat);
      for (const listeners of byEvent.values()) for (const { response } of listeners) response.end();
    },
  };
}

/** Until the listener's connection closes. */
function keep(map: Map<string, Set<Listener>>, key: string, listener: Listener): void {
  let listeners = map.get(key);
  if (!listeners) map.set(key, (listeners = new Set()));
  listeners.add(listener);
  listener.response.on("close", () => {
    listeners.delete(listener);
    if (listeners.size === 0 && map.get(key) === listeners) map.delete(key);
  });
}

/** The version that a browser tells when it connects again: after this message its listener has it. */
function versionText({ version }: ResultsChanged): string {
  return `id: ${version}\n`;
}

/** What a listener hears of a change. */
export function changeText(change: ResultsChanged): string {
  return `event: results\ndata: ${JSON.stringify(change)}\n\n`;
}

function staleText(since: InstantMs): string {
  return `event: stale\ndata: ${JSON.stringify({ since } satisfies output<typeof resultsStale>)}\n\n`;
}
