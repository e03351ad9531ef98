import { afterAll, afterEach, expect, test } from "vitest";
import { givenDatabase } from "../../db/testing/given-database.ts";
import { givenCommand, until } from "../../testing/given-command.ts";
import { givenRaceFolder, manyEntries, smallRace } from "../../testing/given-race-folder.ts";
import { loadStandings } from "./computed-results.queries.ts";
import { rankStandings } from "./computed-results.ts";

const { db, pool, url, stop } = await givenDatabase();
afterAll(stop);
afterEach(async () => {
  await db.deleteFrom("events").execute();
});

const run = (name: string, ...args: string[]) => givenCommand(name, args, url).ended;

/** Whether a transaction waits for a lock that the test holds. */
async function someoneWaits(): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query !~ 'advisory'",
  );
  return rowCount! > 0;
}

async function noneIsLeft(): Promise<void> {
  for (const table of ["events", "checkpoints", "categories", "entries", "passings", "results"] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
}

// The test holds a table, so that the import is certainly in the middle of its work when it is killed.
test.each(["entries", "passings", "results"])(
  "kill -9 while an import writes %s leaves nothing, and the next one works",
  async (table) => {
    const folder = await givenRaceFolder(manyEntries(2_000));
    const holder = await pool.connect();
    await holder.query(`begin; lock table ${table} in share mode`);
    const killed = givenCommand("race-import", [folder], url);
    await until(someoneWaits);
    killed.child.kill("SIGKILL");
    await killed.ended;
    await noneIsLeft();
    await holder.query("rollback");
    holder.release();

    const { code, output } = await run("race-import", folder);
    expect(output).toContain("Doi Suthep 10K (doi-suthep-10k) imported, ");
    expect(output).toContain("/register/events/doi-suthep-10k/results");
    expect(code).toBe(0);
    expect(await db.selectFrom("events").select("slug").execute()).toHaveLength(1);
    expect(await db.selectFrom("results").select("entryId").execute()).toHaveLength(2_000);
  },
);

test("commands return their exit codes", async () => {
  const folder = await givenRaceFolder({
    "expected.csv": "bib,status,timeMs,overallRank,genderRank,ageGroupRank\n101,finished,,,,\n",
  });
  const bad = await givenRaceFolder({ "entrants.csv": `${smallRace["entrants.csv"]}101,10K,A,B,F,,,\n` });
  const outcomes = await Promise.all([
    run("race-import"),
    run("race-import", bad),
    run("race-check", bad),
    run("race-check", folder, "--verbose"),
    run("race-export", "no-such-race", `${folder}/out`),
  ]);
  expect(outcomes.map(({ code }) => code)).toEqual([2, 1, 2, 2, 1]);
  expect(outcomes[0]!.output).toContain("npm run race:import -- FOLDER");
  expect(outcomes[1]!.output).toContain("entrants.csv, line 5: bib “101” was given before");
  expect(outcomes[1]!.output).toContain("Nothing was stored.");

  expect((await run("race-import", folder)).code).toBe(0);
  expect((await run("race-import", folder)).output).toContain("is already imported: nothing was changed");
  const other = await givenRaceFolder({ "entrants.csv": `${smallRace["entrants.csv"]}104,10K,A,B,F,,,\n` });
  expect(await run("race-import", other)).toMatchObject({ code: 1, output: expect.stringContaining("--replace") });
  expect((await run("race-import", other, "--replace")).code).toBe(0);
  expect((await run("race-export", "doi-suthep-10k", `${folder}/out`, "--gzip")).code).toBe(0);
});

test("kill -9 and Ctrl-C in the middle of a replay lose nothing: resumed, it ends as the race did", async () => {
  const many = manyEntries(1_500);
  const folder = await givenRaceFolder(many);
  await run("race-import", folder);
  const results = async (slug: string) => {
    const { id } = await db.selectFrom("events").select("id").where("slug", "=", slug).executeTakeFirstOrThrow();
    return rankStandings(await loadStandings(db, id));
  };
  const count = async () => Number((await pool.query("select count(*) from passings")).rows[0].count) - 4_500;

  // Half of the race happened before; the rest would take five minutes at this speed, so the stop comes in the middle.
  const slowly = [folder, "--speed", "5", "--from", "00:21:00"];
  const killed = givenCommand("race-replay", slowly, url);
  await until(async () => (await count()) > 2_110);
  killed.child.kill("SIGKILL");
  await killed.ended;
  const afterKill = await count();
  expect(afterKill).toBeLessThan(4_500);

  const stopped = givenCommand("race-replay", [...slowly, "--resume"], url);
  await until(async () => (await count()) > afterKill + 20);
  stopped.child.kill("SIGINT");
  expect(await stopped.ended).toMatchObject({ code: 0, output: expect.stringContaining("--resume") });
  expect(await count()).toBeLessThan(4_500);

  const last = await run("race-replay", folder, "--speed", "5000", "--resume");
  expect(last).toMatchObject({ code: 0, output: expect.stringContaining("All 4,500 passings are in.") });
  expect(await count()).toBe(4_500);
  expect(await results("doi-suthep-10k-replay")).toEqual(await results("doi-suthep-10k"));
});
