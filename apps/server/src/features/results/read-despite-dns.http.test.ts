import { afterAll, beforeAll, expect, it } from "vitest";
import { webPlayerGet } from "@time-event/contract/players";
import { get } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";

let given: GivenApp;

beforeAll(async () => {
  given = await givenApp();
});
afterAll(() => given.stop());

/** The status and flags of two who ran although somebody had marked them: one as DNS, one as withdrawn. */
async function whoRan(slug: string, readsOutrankDns: boolean) {
  const definition = givenRaceDefinition({ slug, state: "finished" });
  const reads = (bib: string) => [
    givenPassing(bib, "START", 0),
    givenPassing(bib, "CP1", 25),
    givenPassing(bib, "FIN", 50),
  ];
  await givenRace(
    given.db,
    { ...definition, event: { ...definition.event, readsOutrankDns } },
    {
      entries: [
        givenEntry("1", { status: "dns" }),
        givenEntry("2", { status: "withdrawn" }),
        givenEntry("3", { status: "dns" }),
      ],
      passings: [...reads("1"), ...reads("2")],
    },
  );
  const result = async (bib: string) => {
    const { status, flags } = (await get(given.url, webPlayerGet, undefined, { event: slug, bib })).reply!.data.result;
    return [status, flags.includes("read_despite_dns")];
  };
  return { marked: await result("1"), absent: await result("3") };
}

it("lets a read outrank a DNS that was set by hand, and says so", async () => {
  expect(await whoRan("reads-first", true)).toEqual({ marked: ["finished", true], absent: ["dns", false] });
});

it("leaves the mark where the event says so, as folders of before do", async () => {
  expect(await whoRan("marks-first", false)).toEqual({ marked: ["dns", false], absent: ["dns", false] });
});

it("keeps out who withdrew, whatever is read of the bib", async () => {
  const stored = await given.db
    .selectFrom("entries")
    .innerJoin("results", "results.entryId", "entries.id")
    .select(["status", "ruledStatus"])
    .where("withdrawnAt", "is not", null)
    .execute();
  expect(stored).toEqual([
    { status: "dns", ruledStatus: null },
    { status: "dns", ruledStatus: null },
  ]);
});
