// A separate program: twenty clients that ask for one page after the other. So the waiting of others is measured in a
// process that is not busy itself.
import { Agent, get, type IncomingMessage } from "node:http";
import { once } from "node:events";

const clients = 20;
const agent = new Agent({ keepAlive: true, maxSockets: clients });
let paths: readonly string[] = [];
let answers = 0;

async function ask(base: string, at: number): Promise<void> {
  const url = base + paths[at % paths.length]!;
  // from ever-new addresses: the limit on reads of one address is not what is measured
  const headers = { "x-forwarded-for": `203.0.113.${at % 250}` };
  const [reply] = (await once(get(url, { agent, headers }), "response")) as [IncomingMessage];
  reply.resume();
  await once(reply, "end");
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode}`);
  answers++;
}

async function client(base: string, at: number): Promise<void> {
  for (let asked = at; paths.length > 0; asked += clients) await ask(base, asked);
}

process.on("message", ({ base, crowd }: { base: string; crowd: readonly string[] }) => {
  const hadRest = paths.length === 0;
  paths = crowd;
  if (crowd.length > 0 && hadRest) void Promise.all(Array.from({ length: clients }, (_, at) => client(base, at)));
  if (crowd.length > 0) return;
  process.send!({ answers });
  answers = 0;
});
