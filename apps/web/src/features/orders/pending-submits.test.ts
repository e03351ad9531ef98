import { expect, test } from "vitest";
import { createPendingSubmits } from "./pending-submits.ts";

function given() {
  const stored: Record<string, string> = {};
  let now = 0;
  let made = 0;
  const storage = () => ({
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => {
      stored[name] = value;
    },
  });
  const open = () =>
    createPendingSubmits(
      storage,
      () => now,
      () => `id ${++made}`,
    );
  return { open, stored, wait: (ms: number) => (now += ms) };
}

test("a submit without an answer keeps its id, also after the page was loaded again", () => {
  const { open } = given();
  expect(open().idOf("begin", { event: "doi" })).toBe("id 1");
  expect(open().idOf("begin", { event: "doi" })).toBe("id 1");
});

test("after an answer, with other content, or much later, it is another submit", () => {
  const { open, wait } = given();
  const submits = open();
  submits.answered("begin", submits.idOf("begin", 1));
  expect(submits.idOf("begin", 1)).toBe("id 2");
  expect(submits.idOf("begin", 2)).toBe("id 3");
  wait(10 * 60_000);
  expect(submits.idOf("begin", 2)).toBe("id 4");
});

test("a late answer to an earlier submit does not end the present one", () => {
  const { open } = given();
  const submits = open();
  submits.idOf("begin", 1);
  submits.idOf("begin", 2);
  submits.answered("begin", "id 1");
  expect(submits.idOf("begin", 2)).toBe("id 2");
});

test("nothing of what was typed is stored", () => {
  const { open, stored } = given();
  open().idOf("begin", { name: "Somchai" });
  expect(Object.values(stored).join("")).not.toContain("Somchai");
});
