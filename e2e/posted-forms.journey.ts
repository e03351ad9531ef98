import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./support/quiet-console.ts";
import { openEvent } from "./support/race.ts";

// Whatever a browser without script, or somebody with bad intent, posts to a page: it is answered, and never by an error of ours.

const enter = `/register/events/${openEvent}/enter`;
const mine = "/register/registration";
const unknown = `registration_${"A".repeat(43)}`;
const headers = { accept: "text/html" };
const slip = { name: "slip.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(40_000, 1) };

/** A key that was renewed opens nothing any more. */
async function givenEndedKey(request: APIRequestContext): Promise<string> {
  const save = async (body: object, key?: string) => {
    const beside = { "idempotency-key": randomUUID(), ...(key !== undefined && { "x-access-key": key }) };
    const reply = await request.post("/api/web/web-register-save", {
      headers: beside,
      data: { event: openEvent, language: "th", ...body },
    });
    expect(reply.status()).toBe(200);
    return ((await reply.json()) as { data: { key: string } }).data.key;
  };
  const key = await save({});
  await save({ key: "renew" }, key);
  return key;
}

test("a posted form whose key opens nothing says so", async ({ request }) => {
  for (const key of [unknown, await givenEndedKey(request), "x", "registration_ไทย", "registration_a\nb"]) {
    const forms = [
      { path: enter, form: { add: "5K", key } },
      { path: enter, form: { category: "5K", key } },
      { path: mine, multipart: { key } },
      { path: mine, multipart: { link: `https://race.example/register/registration#key=${key}` } },
      { path: mine, multipart: { key, amount: "800", submit: randomUUID(), slip } },
    ];
    for (const { path, ...form } of forms) {
      const reply = await request.post(path, { headers, ...form });
      expect({ path, key, status: reply.status() }).toEqual({ path, key, status: 200 });
      expect(await reply.text()).toMatch(/ลิงก์นี้ใช้ไม่ได้แล้ว|ลิงก์หรือคีย์นี้/);
    }
  }
});

test("no posted form is an error of ours", async ({ request }) => {
  const urlencoded = "application/x-www-form-urlencoded";
  const multipart = "multipart/form-data; boundary=b";
  const bodies: [path: string, type: string, body: string, expected: number][] = [
    [enter, urlencoded, "", 200],
    [enter, urlencoded, "add=NOPE", 200],
    [enter, urlencoded, "add=5K&key=", 200],
    [enter, urlencoded, `add=${"5".repeat(5_000)}`, 200],
    [enter, urlencoded, "add=%00&team=%00", 200],
    [enter, urlencoded, "add=%E0%A4%A&key=%", 200],
    [enter, urlencoded, "open=1&code=%00x", 200],
    [enter, urlencoded, "drop=zz&step=entry-9", 200],
    [enter, urlencoded, "a=1&".repeat(40_000), 200],
    [enter, urlencoded, "constructor=1&__proto__=2&players.0.__proto__=3&step=summary&confirm=1", 200],
    [enter, urlencoded, `a=${"x".repeat(300_000)}`, 413],
    [enter, "text/plain", "x", 415],
    [enter, "application/json", "{}", 415],
    ["/register/events/no-such-event/enter", urlencoded, "add=5K", 404],
    ["/register/events/no-such-event/enter", urlencoded, `add=5K&key=${unknown}`, 404],
    ["/register/events/%00/enter", urlencoded, "add=5K", 400],
    [mine, urlencoded, `key=${unknown}`, 415],
    [mine, multipart, "", 400],
    [mine, multipart, "--b\r\nbroken", 400],
    [mine, multipart, `--b\r\nContent-Disposition: form-data; name="key"\r\n\r\n${unknown}\r\n`, 400],
    [mine, multipart, "--b--\r\n", 200],
    [mine, multipart, "x".repeat(40_000), 400],
    [mine, "multipart/form-data", "x", 400],
    [mine, multipart, '--b\r\nContent-Disposition: form-data; name="link"\r\n\r\nhttps://a/#key=%zz\r\n--b--\r\n', 200],
    ["/register/find", urlencoded, "keyword=x", 405],
    ["/register/event-list", urlencoded, "a=1", 405],
    [`/register/events/${openEvent}`, urlencoded, "a=1", 405],
    ["/register/member", urlencoded, `key=${unknown}`, 405],
    ["/register/nowhere", urlencoded, "a=1", 405],
  ];
  const answers = [];
  for (const [path, type, body] of bodies) {
    const reply = await request.post(path, { headers: { ...headers, "content-type": type }, data: Buffer.from(body) });
    answers.push([path, type, body.slice(0, 60), reply.status()]);
  }
  expect(answers).toEqual(bodies.map(([path, type, body, status]) => [path, type, body.slice(0, 60), status]));
});
