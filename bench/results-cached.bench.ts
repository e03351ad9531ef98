// Asks again and again for 100 rows of a race of 32,000, in replies per second. Limit: node:http writing the same
// buffer.
import autocannon from "autocannon";
import { bigRaceSlug } from "./support/big-race.ts";
import { startChild } from "./support/child.ts";
import { paired } from "./support/paired.ts";

const secondsARound = 3;

async function repliesPerSecond(url: string): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ url, connections: 32, duration: secondsARound });
  if (errors + non2xx > 0) throw new Error(`${errors} errors and ${non2xx} refusals from ${url}`);
  return requests.average;
}

const product = startChild("results-server.ts", "32000");
const { url } = await product.next<{ url: string }>("url");
const list = `${url}/api/web/web-register-result-list?event=${bigRaceSlug}`;
const { data, meta } = (await (await fetch(list)).json()) as { data: unknown[]; meta: { total: number } };
if (data.length !== 100 || meta.total !== 32_000) throw new Error(`${data.length} rows of ${meta.total}`);

const raw = startChild("raw-server.ts", list);
const { url: rawUrl } = await raw.next<{ url: string }>("url");
await paired("results-cached", { ours: () => repliesPerSecond(list), limit: () => repliesPerSecond(rawUrl) });
raw.stop();
product.stop();
