import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createResultStream } from "./result-stream.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** A listener that keeps what it is sent. */
function givenListener() {
  const heard: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writableLength: 0,
    writeHead: () => {},
    write: (bytes: Buffer | string) => void heard.push(bytes.toString()),
    end: () => {},
  });
  return { heard, response: response as unknown as ServerResponse };
}

test("every listener hears every five seconds that the connection lives, as an event that a page can see", () => {
  const stream = createResultStream();
  const { heard, response } = givenListener();
  stream.add("race", response, 7);
  heard.length = 0;
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(["event: beat\ndata: 1\n\n", "event: beat\ndata: 1\n\n"]);
  stream.end();
});
