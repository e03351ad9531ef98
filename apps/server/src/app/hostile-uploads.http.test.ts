import { callPath } from "@time-event/contract/call";
import type { Endpoint } from "@time-event/contract/endpoint";
import { eventApi } from "@time-event/contract/event-api";
import { afterAll, beforeAll, expect, it } from "vitest";
import { givenBankChannel } from "../features/statements/testing/given-bank-channel.ts";
import { givenSignedIn } from "../features/sign-in/testing/sign-in.ts";
import { bearing } from "../testing/call-service.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../testing/given-race.ts";

// Files that are made to take long: whoever reads one on the event loop keeps everybody waiting. Counted is what this thread
// works, which a busy machine does not change: before they were read in threads, these took up to 17 seconds.

const megabytes = (count: number, text: string) => Buffer.alloc(count * 1_000_000, text);
const files: Readonly<Record<string, Buffer>> = {
  "an open quote": Buffer.concat([Buffer.from('"'), megabytes(5, "a,1;\n")]),
  "only newlines": megabytes(5, "\n"),
  "only quotes": megabytes(5, '"a",'),
  "deep brackets": megabytes(5, "["),
  "a statement's first lines": Buffer.concat([Buffer.from(":20:1\n:60F:C1\n"), megabytes(5, ":61:")]),
  "a document of deep elements": Buffer.concat([Buffer.from("<?xml ?>"), megabytes(5, "<a>")]),
  "a PDF of nothing but names": Buffer.concat([Buffer.from("%PDF-1.7\n"), megabytes(4, "/ObjStm#41 ")]),
};
/** Where a thread reads the file, it is 60 ms at most. */
const mostMs = 400;

let given: GivenApp;
let bearer: string;
let params: object;

beforeAll(async () => {
  given = await givenApp();
  const eventId = await givenRace(given.db, givenRaceDefinition(), { entries: [] });
  const channelId = await givenBankChannel(given.db);
  bearer = await givenSignedIn(given, "root", "administrator");
  // more than any call needs: each takes what it knows
  const wanted = { expectNew: 0, expectChanged: 0, take: "good", kind: "cover", speed: 60 };
  params = { eventId, channelId, fileName: "race.csv", order: 1, ...wanted };
});
afterAll(() => given.stop());

const uploads = eventApi.filter(({ sends }) => sends === "file");

async function send(call: Endpoint, file: Buffer) {
  const reply = await fetch(`${given.url}/api/event/${callPath(call, params as never)}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", ...bearing(bearer) },
    body: Uint8Array.from(file),
  });
  await reply.arrayBuffer();
  return reply.status;
}

it.each(uploads.map((call) => [call.name, call] as const))(
  "%s works little on the event loop, whatever the file",
  { timeout: 120_000 },
  async (_, call) => {
    const tooLong: string[] = [];
    for (const [what, file] of Object.entries(files)) {
      const begun = process.threadCpuUsage();
      const status = await send(call, file);
      const { user, system } = process.threadCpuUsage(begun);
      const workedMs = Math.round((user + system) / 1_000);
      if (status >= 500 || workedMs > mostMs) tooLong.push(`${what}: ${workedMs} ms, status ${status}`);
    }
    expect(tooLong).toEqual([]);
  },
);
