import { afterEach, expect, test, vi } from "vitest";
import { untilReached } from "./unsent.ts";

const notice = { hidden: true, addEventListener: () => {} };

/** A page, open for a while, whose server is asked by `fetch`. */
function givenPage(fetch: (url: string, options: RequestInit) => Promise<unknown>, openMs = 60_000): void {
  notice.hidden = true;
  vi.stubGlobal("performance", { now: () => openMs });
  vi.stubGlobal("document", { getElementById: () => notice });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("fetch", fetch);
}
afterEach(() => vi.unstubAllGlobals());

test("a question that ends because the app has come says nothing of the network", async () => {
  const hidden: boolean[] = [];
  const app = new AbortController();
  givenPage(
    (_, { signal }) => new Promise((_answer, fail) => signal!.addEventListener("abort", () => fail(signal!.reason))),
  );
  vi.stubGlobal("document", {
    getElementById: () => ({
      ...notice,
      set hidden(value: boolean) {
        hidden.push(value);
      },
    }),
  });
  const reached = untilReached(app.signal);
  app.abort();
  await reached;
  expect(hidden).not.toContain(false);
});

test("a server that does not answer is told in words, and asked again", async () => {
  vi.useFakeTimers();
  let asked = 0;
  givenPage(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError("network");
  });
  const reached = untilReached(new AbortController().signal);
  await vi.waitFor(() => expect(notice.hidden).toBe(false));
  await vi.advanceTimersByTimeAsync(5_000);
  await reached;
  expect([asked, notice.hidden]).toEqual([2, true]);
  vi.useRealTimers();
});

test("right after the page has come, the server is not asked, unless the device is offline", async () => {
  const asked = vi.fn(async () => {});
  givenPage(asked, 4_000);
  await untilReached(new AbortController().signal);
  expect(asked).not.toHaveBeenCalled();

  let isOnline = false;
  vi.stubGlobal("navigator", {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal("addEventListener", (type: string, then: () => void) => {
    expect([type, notice.hidden]).toEqual(["online", false]);
    isOnline = true;
    then();
  });
  await untilReached(new AbortController().signal);
  expect(isOnline).toBe(true);
});
