import { expect, it } from "vitest";
import * as z from "zod/mini";
import { parseReply } from "./parse-reply.ts";

const line = z.object({ line: z.int(), name: z._default(z.string(), "") });
const reply = z.object({ kind: z.string(), lines: z.array(line), few: z.array(z.int()) });
const lines = Array.from({ length: 2_000 }, (_, at) => ({ line: at, secret: "password" }));

it("gives what parsing in one piece gives: nothing that the contract does not name", async () => {
  const value = { kind: "csv", lines, few: [1], secret: "password" };
  expect(await parseReply(reply, value)).toEqual(reply.parse(value));
});

it("finds what is wrong in a long list as well as around it", async () => {
  const wrong = { kind: "csv", lines: [...lines, { line: "x" }], few: [1] };
  await expect(parseReply(reply, wrong)).rejects.toBeInstanceOf(z.core.$ZodError);
  await expect(parseReply(reply, { kind: 1, lines, few: [1] })).rejects.toBeInstanceOf(z.core.$ZodError);
});

it("lets others have their turn in a long list", async () => {
  let turns = 0;
  const count = () => void (turns++, (timer = setImmediate(count)));
  let timer = setImmediate(count);
  const slow = z.pipe(
    z.unknown(),
    z.transform((item) => {
      const endsAt = performance.now() + 0.1;
      while (performance.now() < endsAt);
      return item;
    }),
  );
  await parseReply(z.object({ lines: z.array(slow) }), { lines });
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(5);
});

it("keeps the rules that a list has as a whole", async () => {
  const short = z.object({ lines: z.array(line).check(z.maxLength(10)) });
  await expect(parseReply(short, { lines })).rejects.toBeInstanceOf(z.core.$ZodError);
});
