// Finds a runner among 100,000 by what families type: the first search after an import, some seconds later, and of each
// kind of text. Limit: 50 ms each.
import { setTimeout as delay } from "node:timers/promises";
import { bigRaceSlug } from "./support/big-race.ts";
import { startChild } from "./support/child.ts";
import { seeded } from "./support/field.ts";
import { type ManyNames, manyNames } from "./support/many-names.ts";

const entries = process.env["ENTRIES"] ?? "100000";
const limitMs = 50;
const rounds = 30;
const random = seeded(11);
const nextNames = manyNames();
const within = (from: number, to: number) => from + Math.floor(random() * (to - from));

/** What is typed; nothing twice, because a reply is kept. */
const typed: Record<string, (names: ManyNames) => string> = {
  "of a bib": () => String(within(1, Number(entries))),
  "two letters": ({ firstName, lastNameEn }) => (random() < 0.5 ? firstName : lastNameEn).slice(0, 2),
  "the beginning of a name": ({ firstName }) => firstName.slice(0, within(3, 5)),
  "the middle of a name": ({ lastNameEn }) => lastNameEn.slice(3, within(6, 9)),
  "a whole name": ({ firstName, lastName }) => `${firstName} ${lastName}`,
  "a name and a letter": ({ firstNameEn, lastNameEn }) => `${firstNameEn} ${lastNameEn[0]!}`,
  "another spelling": ({ firstNameEn, lastNameEn }) =>
    `${firstNameEn} ${lastNameEn}`.replaceAll("th", "t").replaceAll("ch", "sh").replaceAll("ai", "ay"),
  "a part of a club": () => `วิ่งหมายเลข ${within(1, 200)}`,
  nobody: () => Array.from({ length: 7 }, () => "fhkxqz"[within(0, 6)]!).join(""),
};

const product = startChild("results-server.ts", entries, "3", "named");
const { url } = await product.next<{ url: string }>("url");

async function search(text: string): Promise<{ ms: number; found: number }> {
  const startedAt = performance.now();
  const query = new URLSearchParams({ event: bigRaceSlug, text });
  const reply = await fetch(`${url}/api/web/web-register-result-list-find?${query}`);
  const { data } = (await reply.json()) as { data: unknown[] };
  return { ms: performance.now() - startedAt, found: data.length };
}

const first = await search("สมชาย");
console.log(
  `find-runner first after the import: ${first.ms.toFixed(0)} ms, ${(first.ms / limitMs).toFixed(2)} of the limit`,
);
for (const seconds of [1, 2, 4]) {
  await delay(seconds * 1000);
  const { ms } = await search(nextNames().firstNameEn);
  console.log(`find-runner ${seconds} s later: ${ms.toFixed(0)} ms, ${(ms / limitMs).toFixed(2)} of the limit`);
}
for (const [name, next] of Object.entries(typed)) {
  const times: number[] = [];
  let found = 0;
  for (const text of new Set(Array.from({ length: rounds }, () => next(nextNames())))) {
    const answer = await search(text);
    times.push(answer.ms);
    if (answer.found > 0) found++;
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!;
  console.log(
    `find-runner ${name}: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, longest ${times.at(-1)!.toFixed(1)} ms, ` +
      `${(at(0.95) / limitMs).toFixed(2)} of the limit; ${found} of ${times.length} found somebody`,
  );
}
product.stop();
