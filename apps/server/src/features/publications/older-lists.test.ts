import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withClient } from "../../db/client.ts";
import { migrationsFolder } from "../../db/migrate.ts";
import { type GivenDatabase, givenDatabase } from "../../db/testing/given-database.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";

let given: GivenDatabase;
let eventId: number;

/** As the tables were before lists had heads. */
const asBefore = `
  drop trigger publications_stay_all on publications;
  drop trigger publication_rows_stay_all on publication_rows;
  alter table publications drop column head, drop column made_with;
  alter table publication_rows drop column entry_id;
  create index publication_rows_by_bib on publication_rows (bib, publication_id)`;

const reason = 'แก้ "เวลา"\n\tC:\\chips\u0001';
const lines = "1\tfinished\t2400000\t60000\t0\t1\t1\t18\\39\t1\n9\tdnf\t\t0\t0\t\t\t\t\n";
/** The text of an old list, as it was hashed then. */
const textOf = (slug: string, code: string, number: number, previous: string) =>
  `${[slug, code, number, "official", JSON.stringify(reason), "2026-11-15T00:30:00.120Z", previous].join("\n")}\n\n${lines}`;
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

beforeAll(async () => {
  given = await givenDatabase();
  eventId = await givenRace(given.db, givenRaceDefinition({ slug: "now" }), { entries: [givenEntry("1")] });
});
afterAll(() => given.stop());

it("gives lists from before the head that they were hashed with, although the event and the category were renamed", async () => {
  const texts = [textOf("once", "10K", 1, "")];
  texts.push(textOf("now", "TEN", 2, hashOf(texts[0]!)));
  texts.push(textOf("now", "10K", 3, hashOf(texts[1]!)));
  const kept = await withClient(given.url, async (client) => {
    await client.query(asBefore);
    const { rows: categories } = await client.query<{ id: string }>("select id from categories");
    const categoryId = categories[0]!.id;
    const said = [
      { subject: { kind: "event", id: String(eventId) }, eventId, before: { slug: "once" }, after: { slug: "now" } },
      { subject: { kind: "category", id: categoryId }, eventId, before: { code: "TEN" }, after: { code: "10K" } },
    ];
    for (const [at, entry] of said.entries()) {
      const written = JSON.stringify({ ...entry, at: 1, username: "a", action: "save" });
      await client.query("insert into audit_entries (seq, entry, previous_hash, hash) values ($1, $2, '', $3)", [
        1_000 + at,
        written,
        hashOf(written),
      ]);
    }
    for (const [at, text] of texts.entries()) {
      await client.query(
        `with list as (
           insert into publications (event_id, category_id, number, state, reason, results_version, made_by, made_at, previous_hash, hash)
           values ($1, $2, $3, 'official', $4, 1, 'chief', '2026-11-15T07:30:00.120+07:00', $5, $6) returning id)
         insert into publication_rows (publication_id, line, bib, status, time_ms, penalty_ms, laps, overall_rank, gender_rank, age_group, age_group_rank)
         select id, 1, '1', 'finished', 2400000, 60000, 0, 1, 1, '18\\39', 1 from list
         union all select id, 2, '9', 'dnf', null, 0, 0, null, null, null, null from list`,
        [eventId, categoryId, at + 1, reason, at === 0 ? "" : hashOf(texts[at - 1]!), hashOf(text)],
      );
    }
    await client.query(`begin; ${await readFile(join(migrationsFolder, "0420_published_heads.sql"), "utf8")}; commit`);
    const { rows } = await client.query<{ head: string }>("select head from publications order by number");
    return rows.map(({ head }) => `${head}\n\n${lines}`);
  });
  expect(kept).toEqual(texts);
});

it("gives their lines to the players who have the bibs, and lets nobody change them", async () => {
  const rows = await given.db
    .selectFrom("publicationRows as r")
    .leftJoin("entries as e", "e.id", "r.entryId")
    .select(["r.bib", "e.bib as ofEntry"])
    .orderBy("r.publicationId")
    .orderBy("r.line")
    .execute();
  expect(rows.slice(0, 2)).toEqual([
    { bib: "1", ofEntry: "1" },
    { bib: "9", ofEntry: null },
  ]);
  for (const table of ["publications", "publicationRows"] as const) {
    await expect(given.db.deleteFrom(table).execute()).rejects.toThrow(/never changed/);
  }
});
