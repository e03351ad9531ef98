import { randomUUID } from "node:crypto";
import { entryWithdraw } from "@time-event/contract/entry-edits";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, type Connection, type Tx } from "../../db/connection.ts";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { Refused, RepeatDiffers } from "../refusals.ts";
import { hashOfId } from "./sealed-reply.ts";
import { hashOfSent } from "./submits.ts";
import { type AnswerOnce, createAnswerOnce, keptMs, sweepAnsweredCalls } from "./answer-once.ts";

let database: GivenDatabase;
let other: Connection;
let now = Date.parse("2026-11-21T08:00:00+07:00");
const clock = () => now;
let processes: AnswerOnce[];

beforeAll(async () => {
  database = await givenDatabase();
  other = connect(database.url);
  processes = [createAnswerOnce(database.db, clock), createAnswerOnce(other.db, clock)];
  await sql`create table submits (id bigint generated always as identity primary key, who text)`.execute(database.db);
});
afterAll(async () => {
  await other.close();
  await database.stop();
});

const submitOf = (changes: { id?: string; sent?: string; caller?: string } = {}) => ({
  call: "order-save",
  caller: "key 7",
  id: randomUUID(),
  sent: '{"who":"มาลี"}',
  request: { id: "request-1" },
  ...changes,
});

/** Adds an order and answers with its number, which is a new one each time. */
async function order(tx: Tx): Promise<object> {
  const { rows } = await sql<{ id: number }>`insert into submits (who) values ('มาลี') returning id`.execute(tx);
  return { data: { id: rows[0]!.id, key: "registration_secret" } };
}

const refuse = async (tx: Tx): Promise<object> => {
  await order(tx);
  throw new Refused(entryWithdraw, ["category_full"]);
};

async function countOrders(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from submits`.execute(database.db);
  return rows[0]!.count;
}

it("does a submit once and gives the same answer each time, however many come at once on two processes", async () => {
  const before = await countOrders();
  for (let round = 0; round < 20; round++) {
    const submit = submitOf();
    const tries = Array.from({ length: 8 }, (_, each) => processes[each % 2]!(submit, order));
    const answers = await Promise.all(tries);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  }
  expect(await countOrders()).toBe(before + 20);
});

it("refuses the same id with other input, and does nothing", async () => {
  const submit = submitOf();
  await processes[0]!(submit, order);
  const before = await countOrders();
  await expect(processes[1]!({ ...submit, sent: "{}" }, order)).rejects.toBeInstanceOf(RepeatDiffers);
  expect(await countOrders()).toBe(before);
});

it("keeps callers apart: the id of one means nothing for another", async () => {
  const id = randomUUID();
  const mine = await processes[0]!(submitOf({ id }), order);
  const theirs = await processes[0]!(submitOf({ id, caller: "key 8" }), order);
  expect(theirs.body).not.toBe(mine.body);
});

it("keeps a refusal, and undoes what was done before it", async () => {
  const submit = submitOf();
  const before = await countOrders();
  const first = await processes[0]!(submit, refuse);
  expect(first).toMatchObject({ status: 409 });
  expect(JSON.parse(first.body)).toMatchObject({ status: 409 });
  // now there would be a place
  expect(await processes[1]!(submit, order)).toEqual(first);
  expect(await countOrders()).toBe(before);
});

it("keeps nothing of a failure: the same submit is done when it is sent again", async () => {
  const submit = submitOf();
  const before = await countOrders();
  const fail = async (tx: Tx) => {
    await order(tx);
    throw new Error("the disk is full");
  };
  await expect(processes[0]!(submit, fail)).rejects.toThrow("the disk is full");
  expect((await processes[0]!(submit, order)).status).toBe(200);
  expect(await countOrders()).toBe(before + 1);
});

it("does the work for the submit that waited when the first one failed meanwhile", async () => {
  const submit = submitOf();
  const before = await countOrders();
  let fail!: (error: Error) => void;
  const failing = new Promise<object>((_, reject) => (fail = reject));
  let begun!: () => void;
  const inside = new Promise<void>((resolve) => (begun = resolve));
  const first = processes[0]!(submit, () => {
    begun();
    return failing;
  });
  await inside;
  const second = processes[1]!(submit, order);
  const third = processes[1]!(submit, order);
  fail(new Error("killed"));
  await expect(first).rejects.toThrow("killed");
  expect(await third).toEqual(await second);
  expect(await countOrders()).toBe(before + 1);
});

it("stores neither the id nor the answer in a form that a reader of the database understands", async () => {
  const submit = submitOf();
  await processes[0]!(submit, order);
  const { rows } = await sql<{ row: string }>`
    select id_hash || request_hash || encode(reply, 'escape') as row from answered_calls`.execute(database.db);
  const stored = rows.map(({ row }) => row).join("\n");
  expect(stored).not.toContain(submit.id);
  expect(stored).not.toContain("registration_secret");
});

it("keeps a reply without secrets as it is, but seals its refusals, and repeats both", async () => {
  for (const [work, isPlain] of [
    [order, true],
    [refuse, false],
  ] as const) {
    const submit = { ...submitOf(), repliesNoSecret: true };
    const first = await processes[0]!(submit, work);
    const { rows } = await sql<{ reply: Buffer }>`
      select reply from answered_calls where id_hash = ${hashOfId(submit.id, "order-save\nkey 7")}`.execute(
      database.db,
    );
    expect(rows[0]!.reply.toString() === first.body).toBe(isPlain);
    expect(await processes[1]!(submit, work)).toEqual(first);
    // as it was kept by a process that sealed everything
    expect(await processes[1]!({ ...submit, repliesNoSecret: false }, work)).toEqual(first);
  }
});

it("keeps answers for seven days", async () => {
  const submit = submitOf();
  const first = await processes[0]!(submit, order);
  now += keptMs;
  await sweepAnsweredCalls(database.db, clock);
  expect(await processes[0]!(submit, order)).toEqual(first);
  now += 1;
  await sweepAnsweredCalls(database.db, clock);
  expect(await processes[0]!(submit, order)).not.toEqual(first);
});

it("does nothing for submits of which another process has stored one since it looked", async () => {
  const before = await countOrders();
  const submits = [submitOf(), submitOf()];
  const answer = processes[0]!.together(async (tx, asks: readonly string[]) => {
    for (const { id, sent } of asks.length > 1 ? submits.slice(0, 1) : []) {
      const hashes = sql`${hashOfId(id, "order-save\nkey 7")}, ${hashOfSent(sent)}`;
      await sql`insert into answered_calls (id_hash, request_hash, status, reply, answered_at)
        values (${hashes}, 200, '', now())`.execute(other.db);
    }
    return Promise.all(asks.map(() => order(tx)));
  });
  const answers = await Promise.all(submits.map((submit) => answer("lane", { submit, ask: submit.id })));
  expect(answers).toEqual([undefined, undefined]);
  expect(await countOrders()).toBe(before);
});
