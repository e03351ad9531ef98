import { describe, expect, test, vi } from "vitest";
import { ListPages, type ListPage } from "./list-pages.ts";

/** A server's list of `total` rows, each with its index and the version at which it was read. */
function givenServer(total: number) {
  const server = {
    version: 1,
    asked: [] as number[],
    load: async (offset: number, limit: number): Promise<ListPage<string>> => {
      server.asked.push(offset);
      const rows = Array.from(
        { length: Math.min(limit, total - offset) },
        (_, at) => `${offset + at}@${server.version}`,
      );
      return { offset, rows, total, version: server.version };
    },
  };
  return server;
}

async function givenList(total: number) {
  const server = givenServer(total);
  const list = new ListPages(server.load, await server.load(0, 100));
  server.asked.length = 0;
  return { server, list };
}

describe("ListPages", () => {
  test("fetches only rows that are on screen and not loaded yet", async () => {
    const { server, list } = await givenList(32_000);
    list.want(50, 90);
    list.want(150, 250);
    await vi.waitFor(() => expect(list.get().rowAt(249)).toBe("249@1"));
    expect(server.asked).toEqual([100, 200]);
    expect(list.get().rowAt(300)).toBeUndefined();
    expect(list.get().revision).toBe(0);
  });

  test("a new version refetches what is on screen now, and the rest when it is wanted again", async () => {
    const { server, list } = await givenList(300);
    list.want(100, 200);
    await vi.waitFor(() => expect(list.get().rowAt(100)).toBe("100@1"));
    server.version = 2;
    list.refresh(2);
    await vi.waitFor(() => expect(list.get().rowAt(100)).toBe("100@2"));
    expect(list.get().rowAt(0)).toBe("0@1");
    expect(list.get().revision).toBe(1);
    list.want(0, 100);
    await vi.waitFor(() => expect(list.get().rowAt(0)).toBe("0@2"));
    expect(server.asked).toEqual([100, 100, 0]);
  });

  test("an older version changes nothing", async () => {
    const { server, list } = await givenList(300);
    list.want(0, 50);
    list.refresh(1);
    expect(server.asked).toEqual([]);
  });

  test("replaces no rows while the visitor touches them", async () => {
    const { server, list } = await givenList(300);
    list.want(0, 50);
    list.hold(true);
    server.version = 2;
    list.refresh(2);
    await vi.waitFor(() => expect(server.asked).toEqual([0]));
    expect(list.get().rowAt(0)).toBe("0@1");
    list.hold(false);
    await vi.waitFor(() => expect(list.get().rowAt(0)).toBe("0@2"));
  });

  test("says that it failed, and recovers", async () => {
    const server = givenServer(200);
    let down = true;
    const list = new ListPages(
      (offset, limit) => (down ? Promise.reject(new Error("down")) : server.load(offset, limit)),
      null,
    );
    list.want(0, 50);
    await vi.waitFor(() => expect(list.get().failed).toBe(true));
    down = false;
    list.retry();
    await vi.waitFor(() => expect(list.get().rowAt(0)).toBe("0@1"));
    expect(list.get().failed).toBe(false);
  });

  test("takes what changed by itself, without a request; what does not fit is fetched", async () => {
    const { server, list } = await givenList(300);
    list.want(0, 50);
    list.take(0, 0, 2, (before) => ({ ...before, version: 2, rows: before.rows.map((row) => `${row} later`) }));
    expect(list.get().rowAt(0)).toBe("0@1 later");
    expect(list.get().revision).toBe(1);
    list.refresh(2);
    expect(server.asked).toEqual([]);
    server.version = 3;
    list.take(0, 0, 3, () => null);
    await vi.waitFor(() => expect(list.get().rowAt(0)).toBe("0@3"));
    expect(server.asked).toEqual([0]);
  });

  test("what came by itself is not undone by an older reply, and waits under a finger", async () => {
    const { server, list } = await givenList(300);
    list.want(0, 50);
    list.refresh(2);
    list.take(0, 0, 5, (before) => ({ ...before, version: 5, rows: ["pushed"] }));
    await vi.waitFor(() => expect(list.get().failed).toBe(false));
    await new Promise<void>((done) => setTimeout(done));
    expect(list.get().rowAt(0)).toBe("pushed");
    list.hold(true);
    list.take(0, 0, 6, (before) => ({ ...before, version: 6, rows: ["held"] }));
    const asked = [...server.asked];
    list.refresh(6);
    expect(list.get().rowAt(0)).toBe("pushed");
    list.hold(false);
    expect(list.get().rowAt(0)).toBe("held");
    expect(server.asked).toEqual(asked);
    list.hold(true);
    list.take(0, 0, 7, () => null);
    list.refresh(7);
    list.hold(false);
    expect(server.asked).toEqual([...asked, 0]);
  });

  test("pages at different versions are no base", async () => {
    const { server, list } = await givenList(300);
    server.version = 2;
    list.want(100, 200);
    await vi.waitFor(() => expect(list.get().rowAt(100)).toBe("100@2"));
    expect(list.at(0, 1)).toBeNull();
    expect(list.at(1, 1)?.version).toBe(2);
    expect(list.at(2, 2)).toBeNull();
  });
});
