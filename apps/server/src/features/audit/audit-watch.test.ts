import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { createAnchors } from "./anchors.ts";
import { createAuditWatch } from "./audit-watch.service.ts";
import { recordChange } from "./audit.service.ts";
import { sealOf } from "./seal.ts";

let given: GivenDatabase;
let folder: string;
beforeAll(async () => {
  given = await givenDatabase();
});
afterAll(() => given.stop());

const author = { username: "malee", address: "203.0.113.7" };
const change = (name: string) => ({ action: "club-save", subject: { kind: "club", id: 7, name }, after: { name } });
const record = (name: string) => given.db.transaction().execute((tx) => recordChange(tx, author, change(name)));
const look = () => createAuditWatch(given.db, createAnchors(folder)).look(0);

/** What an owner of the database can do: switch off the triggers that protect the log. */
async function tamper(...statements: string[]): Promise<void> {
  await given.db.transaction().execute(async (tx) => {
    await sql`alter table audit_entries disable trigger user`.execute(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
    await sql`alter table audit_entries enable trigger user`.execute(tx);
  });
}

/** Cuts off the newest entries, and sets the head back as if they had never been. */
const cutOff = (last: number) =>
  tamper(
    `delete from audit_entries where seq > ${last}`,
    `update audit_head set (seq, hash, at_ms) =
      (select seq, hash, at_ms from audit_entries where seq = ${last})`,
  );

beforeEach(async () => {
  await tamper("delete from audit_entries", "update audit_head set seq = 0, hash = '', at_ms = 0");
  folder = await mkdtemp(join(tmpdir(), "te-audit-"));
  // what earlier tests wrote is no longer there
  await look().catch(() => {});
  await rm(folder, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), "te-audit-"));
  for (let each = 1; each <= 3; each++) await record(`ชมรม ${each}`);
  return () => rm(folder, { recursive: true });
});

it("finds nothing wrong with a log that only grows", async () => {
  await look();
  await record("four");
  await look();
  await look();
});

it("notices an entry that was cut off after the last look, though the head was set back as well", async () => {
  await look();
  await record("what the thief did");
  await cutOff(3);
  const missing = { damage: { seq: 4, damage: "missing" } };
  await expect(look()).rejects.toMatchObject(missing);
  // and again at every look, also by another process of this machine
  await expect(look()).rejects.toMatchObject(missing);
  await expect(look()).rejects.toThrow("entry 4 is missing");
});

it("notices an entry that was cut off before anybody looked", async () => {
  await cutOff(2);
  await expect(look()).rejects.toMatchObject({ damage: { seq: 3, damage: "missing" } });
});

it("notices an entry that another process wrote, once it was seen", async () => {
  await look();
  const hash = sealOf("x", "y");
  await cutOff(2);
  await tamper(`update audit_head set seq = 2, hash = '${hash}'`);
  await expect(look()).rejects.toMatchObject({ damage: { seq: 3, damage: "missing" } });
});

it("notices another entry in the place of the one that was cut off", async () => {
  await look();
  await record("what the thief did");
  await cutOff(3);
  await record("something harmless");
  await expect(look()).rejects.toMatchObject({ damage: { seq: 4 } });
});

it("takes no entry for missing whose transaction failed, and waits for one that still runs", async () => {
  await look();
  const failed = given.db.transaction().execute(async (tx) => {
    await recordChange(tx, author, change("never"));
    throw new Error("the use case failed");
  });
  await expect(failed).rejects.toThrow("the use case failed");
  await look();
  await given.db.transaction().execute(async (tx) => {
    await recordChange(tx, author, change("still running"));
    await look();
  });
  await cutOff(3);
  await expect(look()).rejects.toMatchObject({ damage: { seq: 4, damage: "missing" } });
});
