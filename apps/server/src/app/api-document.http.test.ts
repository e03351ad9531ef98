import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { generateSource } from "oazapfts";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { givenApp, type GivenApp } from "../testing/given-app.ts";

let given: GivenApp;
beforeAll(async () => {
  given = await givenApp({ EVENT_API_URL: "https://staff.race.example/api/event" });
});
afterAll(() => given.stop());

const served = async () => (await fetch(`${given.url}/documentation/api.json`)).text();

/** What Redocly's recommended rules say against a document, warnings included. */
async function lint(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source, absoluteRef: "/api.json", config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`);
}

it("keeps the recommended rules", async () => {
  expect(await lint(await served())).toEqual([]);
});

it("would be told if it did not", async () => {
  const { servers: _, ...withoutServers } = JSON.parse(await served()) as Record<string, unknown>;
  expect(await lint(JSON.stringify(withoutServers))).toEqual([expect.stringContaining("no-empty-servers")]);
});

it("names where it was read as its server, and another one beside the calls that are there", async () => {
  const { servers, paths } = JSON.parse(await served()) as {
    servers: unknown;
    paths: Record<string, { servers?: unknown }>;
  };
  expect(servers).toEqual([{ url: given.url }]);
  expect(paths["/api/event/profile-get"]?.servers).toEqual([{ url: "https://staff.race.example" }]);
  expect(paths["/api/web/web-event-list"]?.servers).toBeUndefined();
});

/** How somebody uses a client that was generated: what they may write, and what they may not. */
const use = `
import { eventStateSave, imageUpload, passingSave, raceFolderExport, webEventList } from "./client.ts";

export async function use(file: Blob) {
  const events = await webEventList({ limit: 5 });
  if (events.status === 200) events.data.data.map(({ slug }) => slug.toUpperCase());
  await imageUpload(1, "cover", file);
  await passingSave("0123456789abcdef", { passings: [{ checkpoint: "FINISH", bib: "9", at: 0 }] });
  const race = await raceFolderExport(1);
  if (race.status === 200) race.data.stream();
  const state = await eventStateSave({ eventId: 1, from: "draft", to: "published" });
  if (state.status !== 409) return [];
  // @ts-expect-error no call refuses with this word
  state.data.reasons?.includes("too_wet");
  return state.data.reasons?.filter((reason) => reason === "venue_missing");
}
`;

it("makes a client that compiles and knows words, files and headers", async () => {
  // below the packages that the client imports
  const folder = await mkdtemp(join(import.meta.dirname, "client-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const document = join(folder, "api.json");
  await writeFile(document, await served());
  await writeFile(join(folder, "client.ts"), await generateSource(document));
  await writeFile(join(folder, "use.ts"), use);
  const compilerOptions = {
    target: "es2024",
    module: "nodenext",
    lib: ["es2024", "dom", "dom.iterable"],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["use.ts"] }));
  const compiled = await promisify(execFile)("tsc", ["-p", folder]).catch((error: { stdout: string }) => error);
  expect(compiled.stdout).toBe("");
});
