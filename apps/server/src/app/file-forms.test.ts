import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mountFileForms } from "./file-forms.ts";

let app: FastifyInstance;
let url: string;
/** Answers the forms that wait. */
let answer: (() => void)[];
let shown: number;

beforeEach(async () => {
  [app, answer, shown] = [fastify({ trustProxy: true }), [], 0];
  mountFileForms(app, {
    path: "/form",
    largestBytes: 100_000,
    opens: async (key) => key === "right",
    sendAway: (_request, reply) => reply.code(503).send("busy"),
    show: async (_request, reply) => {
      shown++;
      await new Promise<void>((done) => answer.push(done));
      return reply.send("shown");
    },
  });
  url = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

const bodyOf = (key: string) =>
  `--b\r\ncontent-disposition: form-data; name="key"\r\n\r\n${key}\r\n--b\r\n` +
  `content-disposition: form-data; name="slip"; filename="a.jpg"\r\n\r\n${"x".repeat(20_000)}\r\n--b--\r\n`;
const headers = { "content-type": "multipart/form-data; boundary=b" };

/** Over a real connection: only there a request is closed once its body was read. */
async function send(address: string, key = "right") {
  const reply = await fetch(`${url}/form`, {
    method: "POST",
    headers: { ...headers, "x-forwarded-for": address },
    body: bodyOf(key),
  });
  return { statusCode: reply.status, body: await reply.text() };
}

it("keeps a turn until its form was answered, however long ago its last byte came", async () => {
  const waiting = Array.from({ length: 8 }, (_, at) => send(`192.0.2.${at}`));
  await expect.poll(() => answer.length).toBe(8);
  // all of them are read and worked on: the ninth of another place has to come again, the fourth of one place likewise
  expect((await send("192.0.2.100")).statusCode).toBe(503);
  answer.shift()!();
  expect((await Promise.race(waiting)).body).toBe("shown");
  const next = send("192.0.2.100");
  await expect.poll(() => answer.length).toBe(8);
  expect(shown).toBe(9);
  for (const done of answer) done();
  expect((await Promise.all([...waiting, next])).map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200));
});

it("gives one place three of the turns", async () => {
  const waiting = Array.from({ length: 3 }, () => send("192.0.2.7"));
  await expect.poll(() => answer.length).toBe(3);
  expect((await send("192.0.2.7")).statusCode).toBe(503);
  for (const done of answer) done();
  await Promise.all(waiting);
});

it("gives the turn back of a form that was broken off, and none to a key that opens nothing", async () => {
  for (let broken = 0; broken < 9; broken++) {
    const sending = new AbortController();
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(bodyOf("right").slice(0, 19_000))),
    });
    const options = { method: "POST", headers, body, duplex: "half", signal: sending.signal };
    const sent = fetch(`${url}/form`, options as RequestInit).catch(() => {});
    await new Promise((done) => setTimeout(done, 30));
    sending.abort();
    await sent;
  }
  const waiting = Array.from({ length: 9 }, (_, at) => send(`192.0.2.${at}`, "wrong"));
  await expect.poll(() => answer.length).toBe(9);
  const right = send("192.0.2.50");
  await expect.poll(() => answer.length).toBe(10);
  for (const done of answer) done();
  expect((await right).body).toBe("shown");
  await Promise.all(waiting);
});
