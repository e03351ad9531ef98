import { EventEmitter, once } from "node:events";
import { expect, it } from "vitest";
import { Unavailable } from "../unavailable.ts";
import { createLine } from "./line.ts";

/** A piece of work that ends when the test says so. */
function givenWork() {
  const ends = new EventEmitter();
  let begun = false;
  const work = async () => {
    begun = true;
    const [result] = (await once(ends, "end")) as [string];
    return result;
  };
  return {
    work,
    hasBegun: () => begun,
    end: (result: string) => ends.emit("end", result),
    fail: (error: Error) => ends.emit("error", error),
  };
}

/** Lets everything run that is ready. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it("runs the allowed number at once, the others in their order, and turns work away when the line is full", async () => {
  const { pass: queue } = createLine({ atOnce: 2, waiting: 2 });
  const works = [givenWork(), givenWork(), givenWork(), givenWork()];
  const done = works.map(({ work }) => queue(work));
  await settle();
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
  await expect(queue(givenWork().work)).rejects.toThrow(Unavailable);

  works[0]!.end("a");
  await settle();
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false]);
  works[1]!.fail(new Error("b"));
  await expect(done[1]).rejects.toThrow("b");
  await settle();
  expect(works[3]!.hasBegun()).toBe(true);
  works[2]!.end("c");
  works[3]!.end("d");
  expect([await done[0], await done[2], await done[3]]).toEqual(["a", "c", "d"]);
  expect(await queue(async () => "e")).toBe("e");
});
