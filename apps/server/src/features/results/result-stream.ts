import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { output } from "zod/mini";
import type { ResultsChanged, resultsStale } from "@time-event/contract/results";
import type { InstantMs } from "@time-event/domain/time/instant";

/**
 * A listener hears so often that the connection lives: a page cannot know it otherwise, and proxies close a stream on which
 * nothing happens. It is an event, because a browser hides comments from the page.
 */
const beatMs = 5_000;
const beat = "event: beat\ndata: 1\n\n";

/** A listener whose backlog grows longer than this is disconnected; the browser reconnects by itself. */
const backlogBytes = 64 * 1024;

/** Everybody who watches results, by the event's slug. One change is written once and sent to all as the same bytes. */
export interface ResultStream {
  /**
   * Takes over a response: it stays open and tells each change, the version at hand first.
   * @param headers those of every reply
   */
  add(event: string, response: ServerResponse, version: number, headers?: OutgoingHttpHeaders): void;
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
  const byEvent = new Map<string, Set<ServerResponse>>();
  let staleSince: InstantMs | undefined;

  function send(responses: Iterable<ServerResponse>, bytes: Buffer): void {
    for (const response of responses) {
      if (response.writableLength > backlogBytes) response.destroy();
      else response.write(bytes);
    }
  }

  function sendAll(text: string): void {
    const bytes = Buffer.from(text);
    for (const responses of byEvent.values()) send(responses, bytes);
  }

  const heartbeat = setInterval(() => sendAll(beat), beatMs);
  heartbeat.unref();

  return {
    add: (event, response, version, headers) => {
      let responses = byEvent.get(event);
      if (!responses) byEvent.set(event, (responses = new Set()));
      responses.add(response);
      response.on("close", () => {
        responses.delete(response);
        if (responses.size === 0 && byEvent.get(event) === responses) byEvent.delete(event);
      });
      response.writeHead(200, {
        ...headers,
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        // nothing follows on this connection, so a server that stops need not wait for it
        connection: "close",
        "x-accel-buffering": "no",
      });
      const stale = staleSince === undefined ? "" : staleText(staleSince);
      response.write(`retry: 2000\n\n${eventText({ version, categories: [] })}${stale}`);
    },
    tell: (event, change) => {
      const responses = byEvent.get(event);
      if (responses) send(responses, Buffer.from(eventText(change)));
    },
    tellStale: (since) => {
      staleSince = since;
      sendAll(since === undefined ? "event: current\ndata: {}\n\n" : staleText(since));
    },
    isWatched: (event) => byEvent.has(event),
    listeners: () => [...byEvent.values()].reduce((sum, responses) => sum + responses.size, 0),
    end: () => {
      clearInterval(heartbeat);
      for (const responses of byEvent.values()) for (const response of responses) response.end();
    },
  };
}

function eventText(change: ResultsChanged): string {
  return `id: ${change.version}\nevent: results\ndata: ${JSON.stringify(change)}\n\n`;
}

function staleText(since: InstantMs): string {
  return `event: stale\ndata: ${JSON.stringify({ since } satisfies output<typeof resultsStale>)}\n\n`;
}
