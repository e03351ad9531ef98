import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { createAnchors } from "./anchors.ts";
import { createAuditCheckService } from "./audit-check.service.ts";
import { recordChange } from "./audit.service.ts";
import { sealOf } from "./seal.ts";

let given: GivenDatabase;
let folder: string;
beforeAll(async () => {
  given = await givenDatabase();
});
afterAll(() => given.stop());

const author = { username: "malee", address: "203.0.113.7" };
const record = (name: string) =>
  given.db
    .transaction()
    .execute((tx) =>
      recordChange(tx, author, { action: "club-save", subject: { kind: "club", id: 7, name }, after: { name } }),
    );

/** What an owner of the database can do: switch off the triggers that protect the log. */
async function tamper(...statements: string[]): Promise<void> {
  await given.db.transaction().execute(async (tx) => {
    await sql`alter table audit_entries disable trigger user`.execute(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
    await sql`alter table audit_entries enable trigger user`.execute(tx);
  });
}

/** Ten entries, with a hash noted after the sixth. */
beforeEach(async () => {
  await tamper("delete from audit_entries", "update audit_head set seq = 0, hash = '', at_ms = 0");
  folder = await mkdtemp(join(tmpdir(), "te-audit-"));
  for (let each = 1; each <= 10; each++) {
    await record(`ชมรม ${each}`);
    if (each === 6) await service().anchor(0);
  }
  return () => rm(folder, { recursive: true });
});

// batches of four: the result must not depend on where a batch ends
const service = () => createAuditCheckService(given.db, createAnchors(folder), 4);

/** The whole log, batch after batch, as the screen does it. */
async function check() {
  let place = { after: 0, hash: "" };
  let anchors = 0;
  for (;;) {
    const { data } = await service().check(place);
    anchors += data.anchors;
    if (data.broken || data.checkedTo === data.last) return { ...data, anchors };
    place = { after: data.checkedTo, hash: data.hash };
  }
}

it("finds nothing wrong in an untouched log, and returns the hash to write down", async () => {
  const { hash } = await given.db.selectFrom("auditHead").select("hash").executeTakeFirstOrThrow();
  expect(await check()).toEqual({ checkedTo: 10, last: 10, hash, broken: null, anchors: 1 });
});

it("finds nothing wrong in an empty log", async () => {
  await tamper("delete from audit_entries", "update audit_head set seq = 0, hash = ''");
  await rm(join(folder, "audit-anchors"));
  expect(await check()).toMatchObject({ checkedTo: 0, last: 0, broken: null });
});

const altered = `replace(entry, 'malee', 'piti')`;
const sealed = `encode(sha256(convert_to(previous_hash || ${altered}, 'UTF8')), 'hex')`;

describe("names the place", () => {
  it.each([
    ["an entry was altered", [`update audit_entries set entry = ${altered} where seq = 5`], 5, "altered"],
    [
      "an entry was altered and sealed anew",
      [`update audit_entries set entry = ${altered}, hash = ${sealed} where seq = 5`],
      6,
      "unlinked",
    ],
    ["a hash was altered", [`update audit_entries set hash = repeat('0', 64) where seq = 8`], 8, "altered"],
    ["an entry was taken out", ["delete from audit_entries where seq = 4"], 4, "missing"],
    [
      "an entry was taken out and the others moved up",
      [
        "delete from audit_entries where seq = 8",
        "update audit_entries set seq = seq - 1 where seq > 8",
        "update audit_head set seq = 9",
      ],
      8,
      "unlinked",
    ],
    [
      "an entry was put behind the last",
      [
        "insert into audit_entries (seq, entry, previous_hash, hash) select 11, entry, hash, 'x' from audit_entries where seq = 10",
      ],
      11,
      "altered",
    ],
    ["the end was cut off", ["delete from audit_entries where seq > 8"], 9, "missing"],
    ["all was taken away", ["delete from audit_entries"], 1, "missing"],
    [
      "the head was set back",
      ["update audit_head set seq = 9, hash = (select hash from audit_entries where seq = 9)"],
      10,
      "added",
    ],
    ["the head was altered", ["update audit_head set hash = repeat('0', 64)"], 10, "unlinked"],
    [
      "the end was cut off up to before a noted hash, and the head with it",
      [
        "delete from audit_entries where seq > 5",
        "update audit_head set seq = 5, hash = (select hash from audit_entries where seq = 5)",
      ],
      6,
      "missing",
    ],
  ] as const)("where %s", async (_name, statements, seq, damage) => {
    await tamper(...statements);
    expect((await check()).broken).toEqual({ seq, damage });
  });

  it("where a correctly sealed entry was added after the last", async () => {
    const { hash } = await given.db.selectFrom("auditHead").select("hash").executeTakeFirstOrThrow();
    const { entry } = await given.db
      .selectFrom("auditEntries")
      .select("entry")
      .where("seq", "=", 10)
      .executeTakeFirstOrThrow();
    await given.db
      .insertInto("auditEntries")
      .values({ seq: 11, entry, previousHash: hash, hash: sealOf(hash, entry) })
      .execute();
    expect((await check()).broken).toEqual({ seq: 11, damage: "added" });
  });

  it("where the whole log was rewritten, by a hash noted outside of the database", async () => {
    await tamper("delete from audit_entries", "update audit_head set seq = 0, hash = ''");
    for (let each = 1; each <= 10; each++) await record(`ชมรมอื่น ${each}`);
    expect((await check()).broken).toEqual({ seq: 6, damage: "rewritten" });
  });
});

it("notes a hash once, however often it is called", async () => {
  await service().anchor(1);
  await service().anchor(2);
  expect((await createAnchors(folder).load()).map(({ seq }) => seq)).toEqual([6, 10]);
});

it("works while others write", async () => {
  const writing = Promise.all(Array.from({ length: 20 }, (_, each) => record(`ใหม่ ${each}`)));
  expect((await check()).broken).toBeNull();
  await writing;
  expect(await check()).toMatchObject({ checkedTo: 30, broken: null });
});
