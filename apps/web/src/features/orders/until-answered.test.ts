import { expect, test } from "vitest";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { untilAnswered } from "./until-answered.ts";

const offline = new CallFailed("offline", 0);

function given(...answers: (CallFailed | string)[]) {
  let asked = 0;
  const read = async () => {
    const answer = answers[asked++];
    if (answer instanceof CallFailed) throw answer;
    return answer;
  };
  return { read, asked: () => asked };
}

test("a moment without network is waited for", async () => {
  const { read, asked } = given(offline, offline, "good");
  expect(await untilAnswered(read, async () => {})).toBe("good");
  expect(asked()).toBe(3);
});

test("a refusal is told at once, and a long outage in the end", async () => {
  const missing = new CallFailed("event_not_found", 404);
  await expect(untilAnswered(given(missing).read, async () => {})).rejects.toBe(missing);
  await expect(untilAnswered(given(...Array(9).fill(offline)).read, async () => {})).rejects.toBe(offline);
});
