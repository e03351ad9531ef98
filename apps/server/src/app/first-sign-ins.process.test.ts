import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { token } from "@time-event/contract/sign-in";
import { withClient } from "../db/client.ts";
import { findRunning } from "../db/embedded/supervisor.ts";
import { givenDatabase } from "../db/testing/given-database.ts";
import { createPasswords } from "../features/sign-in/passwords.ts";
import { findUserToSignIn } from "../features/sign-in/users.queries.ts";
import { post } from "../testing/call-service.ts";
import { prepareSignIns } from "./first-sign-ins.ts";
import { givenDataFolder, givenServer } from "./testing/given-server.ts";

const shown = /password (\S+) \(shown this once\)/;

test("the first start shows an administrator's password, once, and it works", async () => {
  const dataDir = await givenDataFolder();
  const first = await givenServer(dataDir);
  const password = shown.exec(first.output())![1]!;
  expect((await post(first.url, token, { username: "admin", password })).status).toBe(200);
  first.process.kill("SIGTERM");
  await first.exited;

  const second = await givenServer(dataDir);
  expect(second.output()).not.toMatch(shown);
  expect(second.output()).not.toContain(password);
  expect((await post(second.url, token, { username: "admin", password })).status).toBe(200);
});

test("in production an empty database stays empty, and the first start says who can sign in", async () => {
  const dataDir = await givenDataFolder();
  const server = await givenServer(dataDir, { NODE_ENV: "production", SEED: "" });
  expect(server.output()).toMatch(shown);
  expect(server.output()).toContain("npm run user:password -- admin");
  const { rows } = await withClient(findRunning(dataDir)!, (client) => client.query("select from events"));
  expect(rows).toEqual([]);
});

test("the demonstration shows its password at every start, and each installation has its own", async () => {
  const { db, stop } = await givenDatabase();
  onTestFinished(stop);
  const folder = await mkdtemp(join(tmpdir(), "te-demo-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const lines: string[] = [];
  await prepareSignIns(db, folder, (line) => lines.push(line));
  await prepareSignIns(db, folder, (line) => lines.push(line));

  const passwords = lines.flatMap((line) => /sign-ins: ([a-z2-9-]{19}) /.exec(line)?.[1] ?? []);
  expect(passwords).toHaveLength(2);
  expect(new Set(passwords).size).toBe(1);
  const manager = await findUserToSignIn(db, "manager");
  expect(await createPasswords().matches(passwords[0]!, manager!.passwordHash)).toBe(true);
  expect((await stat(join(folder, "demo-password"))).mode & 0o077).toBe(0);
});
