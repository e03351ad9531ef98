// Slips that contacts send over HTTP: drawn again, their code read, stored. In slips a second. Limit: the same drawing and
// reading in a loop of this process, without a server, a thread or a database.
import { randomBytes, randomUUID } from "node:crypto";
import { readSlip } from "../apps/server/src/features/slips/read-slip.ts";
import { drawSlip } from "../apps/server/src/features/slips/testing/given-slip.ts";
import { startChild } from "./support/child.ts";
import { paired } from "./support/paired.ts";
import { perSecond } from "./support/per-second.ts";

const slips = Number(process.env["SLIPS"] ?? 40);
const atOnce = 4;

const server = startChild("sale-server.ts");
const { url } = await server.next<{ url: string; databaseUrl: string }>("databaseUrl");
const pictures = await Promise.all(
  Array.from({ length: slips }, async () => Buffer.from(new Uint8Array(await drawSlip({ width: 1_080 })))),
);
let shown = "";

/** As a contact at an address of their own: one address holds only a part of a category. */
async function post(
  call: string,
  body: string | Buffer<ArrayBuffer>,
  { at, key }: { readonly at: number; readonly key?: string },
): Promise<string> {
  const headers = {
    "content-type": typeof body === "string" ? "application/json" : "application/octet-stream",
    "idempotency-key": randomUUID(),
    "x-forwarded-for": `10.0.${at >> 8}.${at & 255}`,
    ...(key !== undefined && { "x-access-key": key }),
  };
  const reply = await fetch(`${url}/api/web/${call}`, { method: "POST", headers, body });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${call}: ${reply.status} ${text}`);
  return text;
}

/** Slips in a second. */
const slipsPerSecond = (take: (picture: Buffer<ArrayBuffer>, at: number) => Promise<unknown>) =>
  perSecond(slips, atOnce, (at) => take(pictures[at]!, at));

async function ours(): Promise<number> {
  const event = `slips-${randomBytes(6).toString("hex")}`;
  const ready = server.next("ready");
  server.send({ sale: event, places: slips });
  await ready;
  const begin = JSON.stringify({ event, language: "th", category: "10K" });
  const keys = await Promise.all(
    pictures.map(async (_, at) => {
      const begun = await post("web-register-save", begin, { at });
      return (JSON.parse(begun) as { data: { key: string } }).data.key;
    }),
  );
  const figure = await slipsPerSecond(async (picture, at) => {
    const kept = await post("web-images-save", picture, { at, key: keys[at]! });
    const { code } = (JSON.parse(kept) as { data: { code: object | null } }).data;
    if (!code) throw new Error("the code of a slip was not read");
  });
  const told = server.next<{ taken: number; lagP99Ms: number }>("taken");
  server.send({});
  const { lagP99Ms } = await told;
  shown = `${figure.toFixed(1)} slips/s; the server's loop is late by at most ${lagP99Ms.toFixed(0)} ms (p99)`;
  return figure;
}

await paired(`slip-intake, ${slips} slips, ${atOnce} at once`, { ours, limit: () => slipsPerSecond(readSlip) });
console.log(`  last round: ${shown}`);
server.stop();
