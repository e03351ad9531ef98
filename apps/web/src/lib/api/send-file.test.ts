import { expect, it } from "vitest";
import { CallFailed } from "./call-failed.ts";
import { sendFile } from "./send-file.ts";

function given(...answers: (CallFailed | "read")[]) {
  const waited: number[] = [];
  const tries: number[] = [];
  const send = async () => {
    const answer = answers.shift();
    if (answer instanceof CallFailed) throw answer;
    return answer;
  };
  const wait = async (ms: number) => void waited.push(ms);
  return { waited, tries, sent: () => sendFile(send, { wait, onTry: (attempt) => void tries.push(attempt) }) };
}

const lost = new CallFailed("offline", 0);

it("tries again after a lost reply, and waits as long as the server asks", async () => {
  const { sent, waited, tries } = given(lost, new CallFailed("unavailable", 503, { retryAfterMs: 5_000 }), "read");
  expect(await sent()).toBe("read");
  expect(waited).toEqual([1_000, 5_000]);
  expect(tries).toEqual([1, 2, 3]);
});

it("tells a refusal at once, and gives up after four tries", async () => {
  const refused = new CallFailed("refused", 409, { reasons: ["picture_heic"] });
  await expect(given(refused, "read").sent()).rejects.toBe(refused);
  await expect(given(lost, lost, lost, lost, "read").sent()).rejects.toBe(lost);
});
