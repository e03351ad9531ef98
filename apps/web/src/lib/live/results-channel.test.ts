import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiClient } from "../api/api-client.ts";
import { CallFailed } from "../api/call-failed.ts";
import { ResultsChannel } from "./results-channel.ts";

/** A stream as a browser gives it, told by the test what arrives. */
class GivenStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  say(type: string, data = "1"): void {
    this.dispatchEvent(new MessageEvent(type, { data }));
  }
  close(): void {
    this.readyState = GivenStream.CLOSED;
  }
}

const version = (number: number) => JSON.stringify({ version: number, categories: [] });

function givenPage() {
  const window = new EventTarget();
  vi.stubGlobal("EventSource", GivenStream);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  const streams: GivenStream[] = [];
  const call = vi.fn<() => Promise<unknown>>(async () => ({ meta: { version: 1 } }));
  const asked: unknown[] = [];
  const listen = (_: unknown, params: unknown) => {
    asked.push(params);
    const stream = new GivenStream();
    streams.push(stream);
    return stream;
  };
  const channel = new ResultsChannel("race", () => ({ listen, call }) as unknown as ApiClient);
  const leave = channel.subscribe(() => {});
  return { channel, streams, asked, call, window, leave, state: () => channel.get().state };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a stream counts as live when it has said something", () => {
  const { streams, state } = givenPage();
  streams[0]!.dispatchEvent(new Event("open"));
  expect(state()).toBe("connecting");
  streams[0]!.say("results", version(7));
  expect(state()).toBe("live");
});

test("a stream that is silently dead is noticed within 15 s, and the page says when it last heard something", async () => {
  const { channel, streams, state, call } = givenPage();
  streams[0]!.say("results", version(7));
  await vi.advanceTimersByTimeAsync(10_000);
  streams[0]!.say("beat");
  const heardAt = Date.now();
  call.mockImplementation(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(11_000);
  expect(state()).toBe("live");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(channel.get()).toMatchObject({ state: "offline", heardAt });
  expect(streams[0]!.readyState).toBe(GivenStream.CLOSED);
});

test("a poll that never answers does not stop the polling", async () => {
  const { streams, state, call } = givenPage();
  call.mockImplementationOnce(() => new Promise(() => {}));
  streams[0]!.say("results", version(7));
  await vi.advanceTimersByTimeAsync(12_000);
  expect(state()).toBe("offline");
  await vi.advanceTimersByTimeAsync(12_000);
  expect(call).toHaveBeenCalledTimes(2);
  expect(state()).toBe("polling");
});

test("after polling it returns to push", async () => {
  const { streams, state, call } = givenPage();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(state()).toBe("polling");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(streams).toHaveLength(2);
  streams[1]!.say("results", version(8));
  expect(state()).toBe("live");
  call.mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(call).not.toHaveBeenCalled();
});

test("the chip follows the browser: offline at once, and a new stream when it is online again", async () => {
  const { streams, state, window } = givenPage();
  streams[0]!.say("results", version(7));
  window.dispatchEvent(new Event("offline"));
  expect(state()).toBe("offline");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams).toHaveLength(1);
  window.dispatchEvent(new Event("online"));
  streams[1]!.say("results", version(7));
  expect(state()).toBe("live");
});

test("a late answer of polling that has ended says nothing", async () => {
  const { streams, state, call, leave } = givenPage();
  let fail = (_: Error) => {};
  call.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
  await vi.advanceTimersByTimeAsync(6_000);
  await vi.advanceTimersByTimeAsync(30_000);
  streams[1]!.say("beat");
  fail(new CallFailed("offline", 0));
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe("live");
  leave();
  expect(vi.getTimerCount()).toBe(0);
});

function givenRows(offset = 0, version = 7) {
  return {
    question: { category: "10K", offset, limit: 100 },
    version: () => version,
    takeSteps: vi.fn(),
    takeModel: vi.fn(),
    takeModelStep: vi.fn(),
  };
}

test("rows on screen are asked for from their version, and what changes in them is handed on", () => {
  const { channel, streams, asked } = givenPage();
  const rows = givenRows();
  channel.follow(rows);
  expect(asked).toEqual([{ event: "race" }, { event: "race", category: "10K", offset: 0, limit: 100, since: 7 }]);
  const step = [7, 8, 3, [], [], []];
  const model = [3, { finished: 1 }, [], []];
  streams[1]!.say("rows", JSON.stringify([[step], model]));
  expect(rows.takeSteps).toHaveBeenCalledWith([step]);
  expect(rows.takeModelStep).toHaveBeenCalledWith(model);
  expect(channel.get()).toMatchObject({ state: "live", changed: { version: 8, categories: ["10K"], pushed: true } });
  streams[1]!.say("model", '{"category":"10K"}');
  expect(rows.takeModel).toHaveBeenCalledWith({ category: "10K" });
});

test("the same rows keep their stream, and other rows get another", () => {
  const { channel, streams, asked } = givenPage();
  channel.follow(givenRows());
  channel.follow(givenRows(0, 9));
  channel.follow(null);
  expect(streams).toHaveLength(2);
  channel.follow(givenRows(100, 9));
  expect(asked.at(-1)).toMatchObject({ offset: 100, since: 9 });
  expect(streams.map(({ readyState }) => readyState)).toEqual([2, 2, 1]);
});

test("what has to be read again is told as a change, and nonsense as nothing", () => {
  const { channel, streams } = givenPage();
  channel.follow(givenRows());
  streams[1]!.say("rows", '{"no":"steps"}');
  expect(channel.get().changed).toBeNull();
  streams[1]!.say("whole", "12");
  expect(channel.get().changed).toMatchObject({ version: 12, categories: ["10K"] });
});
