import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "@time-event/contract/endpoint";
import { problem } from "@time-event/contract/errors";
import { eventApi } from "@time-event/contract/event-api";
import { sql } from "kysely";
import * as z from "zod/mini";
import { judgedInputs } from "../testing/judged-inputs.ts";
import { entryExamples } from "../testing/edits/entry-examples.ts";
import { eventExamples } from "../testing/edits/event-examples.ts";
import { raceDayExamples } from "../testing/edits/race-day-examples.ts";
import { masterDataExamples } from "../testing/edits/master-data-examples.ts";
import { orderExamples } from "../testing/edits/order-examples.ts";
import { paymentExamples } from "../testing/edits/payment-examples.ts";
import { peopleExamples } from "../testing/edits/people-examples.ts";
import { givenScene, type Scene, type Sent } from "../testing/edits/scene.ts";
import { staffEventExamples } from "../testing/edits/staff-event-examples.ts";
import { makeCall } from "../testing/example-input.ts";
import { unspokenInLog } from "../testing/unspoken-in-log.ts";

// Every call by which staff change something: it never overwrites what somebody else saved meanwhile, and the audit log
// has exactly one entry for it. The contract says which calls there are, and which of them send a revision.

/** What a call leaves in the audit log, if it is not one entry under its own name, and why. */
const otherEntries: Readonly<Record<string, { readonly entries: readonly string[]; readonly why: string }>> = {
  "course-upload": { entries: [], why: "it only stores a track; course-save adds it to the event" },
  "entry-bulk": { entries: ["entry-bulk-club"], why: "the log names the kind of change" },
  "entry-merge": { entries: ["entry-merge", "entry-merge"], why: "the one that stays and the one that goes" },
  "entry-import-preview": { entries: [], why: "it changes nothing" },
  "read-import-preview": { entries: [], why: "it changes nothing" },
  "race-folder-preview": { entries: [], why: "it changes nothing" },
  "order-move-preview": { entries: [], why: "it changes nothing" },
  "order-price-preview": { entries: [], why: "it changes nothing" },
  "order-bulk": { entries: ["order-note-save"], why: "the log has what was done to each order" },
  "second-factor-totp-begin": { entries: [], why: "it changes nothing: the app counts once its first code was sent" },
  "second-factor-passkey-begin": { entries: [], why: "it changes nothing: the browser has yet to make the passkey" },
  "statement-preview": { entries: [], why: "it changes nothing" },
  "transfer-claim": { entries: [], why: "to look at a transfer for some minutes changes nothing" },
  "speaker-said-save": { entries: [], why: "whom a speaker called is no part of the race" },
  "staff-view-save": { entries: [], why: "a user's own view of a list, which nobody else sees" },
  "staff-view-delete": { entries: [], why: "a user's own view of a list, which nobody else sees" },
};

const changingCalls = eventApi.filter(({ method }) => method === "POST");
const examples = new Map(
  [
    ...masterDataExamples,
    ...eventExamples,
    ...raceDayExamples,
    ...staffEventExamples,
    ...peopleExamples,
    ...entryExamples,
    ...orderExamples,
    ...paymentExamples,
  ].map((example) => [example.call.name, example]),
);

let scene: Scene;
beforeAll(async () => {
  scene = await givenScene();
});
afterAll(() => scene.given.stop());

/** Whether the body of a call says anywhere which revision the caller saw. */
function namesRevision({ body }: Endpoint): boolean {
  return JSON.stringify(z.toJSONSchema(body, { io: "input", unrepresentable: "any" })).includes('"revision"');
}

const make = ({ call, sent }: { call: Endpoint; sent: Sent }) =>
  makeCall(scene.given.app, call, sent.input, scene.bearer, {}, sent.file);

/** Saves, as somebody else, everything that people edit. */
async function saveEverythingElsewhere(): Promise<void> {
  const { rows } = await sql<{ tableName: string; prefix: string }>`
    select table_name, left(column_name, -length('changed_by')) as prefix from information_schema.columns
    where table_schema = 'public' and column_name like '%changed_by'`.execute(scene.given.db);
  for (const { tableName, prefix } of rows) {
    const [revision, changedBy] = [sql.ref(`${prefix}revision`), sql.ref(`${prefix}changed_by`)];
    await sql`update ${sql.table(tableName)} set ${revision} = ${revision} + 1, ${changedBy} = 'somebody-else'`.execute(
      scene.given.db,
    );
  }
}

/** The same call by somebody who saw the newest revision. */
function withNextRevision({ input }: Sent): Sent {
  const next = (key: string, value: unknown) => (key === "revision" ? (value as number) + 1 : value);
  return { input: JSON.parse(JSON.stringify(input), next) as object };
}

/** Every row of every table, as text; without the attempts, which are counted a moment after their calls. */
async function everything(): Promise<Record<string, string | null>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'attempts' order by 1`.execute(
    scene.given.db,
  );
  // one statement: two hundred times a run, each table by itself would be asked
  const parts = tables.rows.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name, string_agg(t::text, E'\n' order by t::text) as rows from ${sql.table(name)} t`,
  );
  const all = await sql<{ name: string; rows: string | null }>`${sql.join(parts, sql` union all `)}`.execute(
    scene.given.db,
  );
  return Object.fromEntries(all.rows.map(({ name, rows }) => [name, rows]));
}

async function auditActions(): Promise<string[]> {
  const rows = scene.given.db.selectFrom("auditEntries").select("action").orderBy("seq");
  return (await rows.execute()).map(({ action }) => action!);
}

const named = (calls: readonly Endpoint[]) => calls.map((call) => [call.name, call] as const);

describe("what somebody else saved meanwhile", () => {
  it.each(named(changingCalls.filter(namesRevision)))("is not overwritten by %s", async (name, call) => {
    const sent = await examples.get(name)!.prepare(scene);
    await saveEverythingElsewhere();
    const before = await everything();
    const { statusCode, body } = await make({ call, sent });
    const refusal = problem.parse(JSON.parse(body));
    expect([statusCode, refusal.code, refusal.changedBy]).toEqual([409, "edit_conflict", "somebody-else"]);
    expect(refusal.changedAt).toBeTypeOf("number");
    expect(await everything()).toEqual(before);

    const informed = await make({ call, sent: withNextRevision(sent) });
    expect(informed.statusCode === 200 ? "" : informed.body).toBe("");
  });
});

describe("the audit log", () => {
  it.each(named(changingCalls))("has exactly one entry of %s", async (name, call) => {
    const sent = await examples.get(name)!.prepare(scene);
    const before = await auditActions();
    const judgedBefore = await judgedInputs(scene.given.db);
    const { statusCode, body } = await make({ call, sent });
    expect(statusCode === 200 ? "" : body).toBe("");
    // processes keep what they judge by until the mark of the event's results is another one
    const judged = await judgedInputs(scene.given.db);
    const kept = judgedBefore.filter(({ mark }) => mark !== null && judged.some((now) => now.mark === mark));
    expect(judged).toEqual(expect.arrayContaining(kept));
    expect((await auditActions()).slice(before.length)).toEqual(otherEntries[name]?.entries ?? [name]);
  });
});

// after the examples above: what they wrote is what there is to say
it("writes nothing into the log that its screens and its file cannot say in words", async () => {
  expect(await unspokenInLog(scene.given.db)).toEqual([]);
});

it("has an example of every call that changes something, and of no other", () => {
  expect([...examples.keys()].sort()).toEqual(changingCalls.map(({ name }) => name).sort());
  expect(changingCalls.filter(namesRevision).length).toBeGreaterThan(30);
});
