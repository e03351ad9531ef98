import { awardList } from "@time-event/contract/awards";
import { categoryList, categoryRankingTry, categorySave } from "@time-event/contract/categories";
import { entryChoices, entryGet, entryList } from "@time-event/contract/entries";
import { entrySave } from "@time-event/contract/entry-edits";
import type { BodyOf, ParamsOf } from "@time-event/contract/endpoint";
import { eventPrivacyGet, eventPrivacySave } from "@time-event/contract/event-privacy";
import { webEventGet } from "@time-event/contract/events";
import { webPlayerGet } from "@time-event/contract/players";
import { webRegisterResultList } from "@time-event/contract/results";
import { speakerScreenGet } from "@time-event/contract/speaker";
import type { NamedRanking } from "@time-event/domain/race/race";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenCategoryForm } from "../../testing/given-category.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenPublishing } from "../publications/testing/given-publishing.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const event = "doi-inthanon-trail-2026";
const ranking = {
  clock: "gun",
  gender: "any",
  youngestAge: null,
  oldestAge: null,
  nationality: "any",
  division: "",
  winnersLeave: false,
} as const;
const pro: NamedRanking = {
  ...ranking,
  code: "PRO",
  name: { th: "มืออาชีพ", en: "Pro" },
  division: "pro",
  winnersLeave: true,
};
const thai: NamedRanking = {
  ...ranking,
  code: "THAI",
  name: { th: "คนไทย", en: "Thai" },
  clock: "chip",
  nationality: "thai",
};
let given: GivenApp;
let eventId: number;
let chief: string;

beforeAll(async () => {
  given = await givenApp();
  const race = givenRaceDefinition({ state: "finished", category: { rankings: [pro, thai], ageGroups: [] } });
  eventId = await givenRace(given.db, race, {
    entries: [
      givenEntry("1", { nationality: "KEN", division: "pro" }),
      givenEntry("2"),
      givenEntry("3", { division: "Pro" }),
      givenEntry("4", { nationality: "" }),
      givenEntry("5"),
    ],
    // 2 starts with the gun, 3 five minutes after it
    passings: [
      ...["1", "2", "4"].map((bib) => givenPassing(bib, "START", 0)),
      givenPassing("3", "START", 5),
      ...["1", "2", "3", "4"].map((bib, place) => givenPassing(bib, "FIN", 40 + place)),
    ],
  });
  chief = await givenSignedIn(given, "chief");
});
afterAll(() => given.stop());

type Filter = Omit<ParamsOf<typeof webRegisterResultList>, "event">;
const list = async (filter: Filter) => callWebApi(given.url, webRegisterResultList, { event, ...filter });
const places = async (filter: Filter) => (await list(filter)).data.map(({ bib, filterRank }) => [bib, filterRank]);
const namedOf = async (bib: string) => (await callWebApi(given.url, webPlayerGet, { event, bib })).data.why.named;
const desk = () => givenPublishing(given, eventId, chief);
const csv = async () => {
  const reply = await fetch(`${given.url}/register/events/${event}/results.csv`, { headers: { cookie: "lang=en" } });
  return (await reply.text()).replaceAll('"', "").trim().split(/\r?\n/);
};

async function mark(bib: string, changes: Partial<BodyOf<typeof entrySave>>) {
  const { id } = await given.db
    .selectFrom("entries")
    .select("id")
    .where("bib", "=", bib)
    .where("eventId", "=", eventId)
    .executeTakeFirstOrThrow();
  const { data } = (await get(given.url, entryGet, chief, { eventId, id })).reply!;
  const form = entrySave.body.parse({ ...data, ...data.personal, team: data.team ?? "", eventId, ...changes });
  expect((await post(given.url, entrySave, form, bearing(chief))).status).toBe(200);
}

async function save(changes: Partial<BodyOf<typeof categorySave>>) {
  const [row] = (await get(given.url, categoryList, chief, { eventId })).reply!.data;
  const { id, revision } = row!;
  const form = givenCategoryForm({ ageGroups: [], rankings: [pro, thai] });
  return post(given.url, categorySave, { ...form, eventId, id, revision, ...changes }, bearing(chief));
}

it("lists a ranking by its clock with places of its own, also what a search leaves of it", async () => {
  expect(await places({ ranking: "PRO" })).toEqual([
    ["1", 1],
    ["3", 2],
  ]);
  expect(await places({ ranking: "THAI" })).toEqual([
    ["3", 1],
    ["2", 2],
    ["5", null],
  ]);
  expect((await list({ ranking: "THAI", gender: "M" })).meta.total).toBe(3);
  expect(await places({ ranking: "THAI", text: "2" })).toEqual([["2", 2]]);
  expect((await list({ ranking: "THAI" })).data[1]?.gapMs).toBe(4 * 60_000);
  expect(await places({ ranking: "PRO", nation: "THA" })).toEqual([["3", 1]]);
});

it("tells runners their place in each ranking, and which condition they do not meet", async () => {
  expect(await namedOf("3")).toEqual([
    { code: "PRO", unmet: [], rank: 2, ranked: 2 },
    { code: "THAI", unmet: [], rank: 1, ranked: 2 },
  ]);
  expect(await namedOf("4")).toEqual([
    { code: "PRO", unmet: ["division"], rank: null, ranked: 2 },
    { code: "THAI", unmet: ["nationality"], rank: null, ranked: 2 },
  ]);
});

it("is known to the speaker, to certificates and to the filters of entries", async () => {
  const asked = async (bib: string) =>
    (await get(given.url, speakerScreenGet, chief, { eventId, bib })).reply!.data.asked!;
  expect((await asked("3")).named).toEqual([
    { name: pro.name, rank: 2 },
    { name: thai.name, rank: 1 },
  ]);
  expect((await asked("4")).named).toEqual([]);

  const entries = async (filter: object) =>
    (await get(given.url, entryList, chief, { eventId, ...filter })).reply!.data.map(({ bib }) => bib);
  expect(await entries({ ranking: "PRO" })).toEqual(["1", "3"]);
  expect(await entries({ ranking: "THAI", text: "5" })).toEqual(["5"]);
  expect(await entries({ ranking: "NONE" })).toEqual([]);
  const { categories } = (await get(given.url, entryChoices, chief, { eventId })).reply!.data;
  expect(categories[0]!.rankings).toEqual([
    { code: "PRO", name: pro.name },
    { code: "THAI", name: thai.name },
  ]);

  const certificate = async (bib: string) => {
    const reply = await fetch(`${given.url}/register/events/${event}/results/${bib}/certificate.pdf?lang=en`);
    return Buffer.from(await reply.arrayBuffer()).length;
  };
  // 3 has a place in two rankings, 4 in none
  expect(await certificate("3")).toBeGreaterThan((await certificate("4")) + 100);
});

it("gives prizes of it, and files and published lists have the places", async () => {
  const { awards } = (await get(given.url, awardList, chief, { eventId })).reply!.data[0]!;
  const winners = (key: string) => awards.find((each) => each.key === key)!.winners.map(({ person }) => person?.bib);
  // 1 to 3 win within gender, and that category lets them keep what they win
  expect([winners("named:PRO"), winners("named:THAI")]).toEqual([["1", "3"], ["2"]]);

  const [head, ...rows] = await csv();
  const at = ["Place: Pro", "Place: Thai"].map((name) => head!.split(",").indexOf(name));
  expect(rows.map((row) => at.map((column) => row.split(",")[column]))).toEqual([
    ["1", ""],
    ["", "2"],
    ["2", "1"],
    ["", ""],
    ["", ""],
  ]);

  await desk().publish();
  expect((await desk().category()).changedSince).toBe(0);
  await mark("4", { division: "pro" });
  expect((await desk().category()).changedSince).toBe(1);
  expect((await desk().compare({ from: 1 })).data.map(({ bib, why, after }) => [bib, why, after?.named])).toEqual([
    ["4", "others", { PRO: 3 }],
  ]);
  expect((await desk().saved(1)).bytes.toString()).toContain("PRO\t2\tTHAI\t1\n");
  await mark("4", { division: "" });
  expect((await desk().category()).changedSince).toBe(0);
});

it("shows while it is set whom it would hold, and is refused with words", async () => {
  const of = { eventId, id: (await get(given.url, categoryList, chief, { eventId })).reply!.data[0]!.id };
  const tried = { ...of, clock: "chip", gender: "any", nationality: "foreign" } as const;
  const example = async (changes: object) =>
    (await get(given.url, categoryRankingTry, chief, { ...tried, ...changes })).reply!.data;
  expect(await example({})).toMatchObject({ entries: 5, held: 1, ranked: 1, unknown: 1, first: [{ bib: "1" }] });
  expect(await example({ nationality: "thai", youngestAge: 90 })).toMatchObject({ held: 0, ranked: 0, first: [] });
  expect((await example({ nationality: "any" })).first.map(({ bib }) => bib)).toEqual(["3", "1", "2"]);

  const twice = await save({ rankings: [pro, { ...pro, code: "ELITE" }, { ...thai, youngestAge: 50, oldestAge: 40 }] });
  expect(twice.problem?.errors?.map(({ path, code }) => [path, code])).toEqual([
    ["rankings.1.clock", "duplicate_ranking"],
    ["rankings.2.oldestAge", "backwards"],
  ]);
});

it("follows a change of the ranking at once, and hides what would tell what the event hides", async () => {
  expect(await save({ rankings: [pro, { ...thai, gender: "M" }] })).toMatchObject({ reply: { data: { judged: 5 } } });
  await expect.poll(() => places({ ranking: "THAI" })).toEqual([]);
  await save({});
  await expect.poll(async () => (await places({ ranking: "THAI" })).length).toBe(3);

  const { data } = (await get(given.url, eventPrivacyGet, chief, { eventId })).reply!;
  const body = eventPrivacySave.body.parse({ ...data, eventId, nationality: false });
  expect((await post(given.url, eventPrivacySave, body, bearing(chief))).status).toBe(200);
  // every process hears of it a moment later
  await expect.poll(async () => (await list({ ranking: "THAI" })).meta.total).toBe(5);
  const { categories } = (await callWebApi(given.url, webEventGet, { event })).data;
  expect(categories[0]!.rankings?.map(({ code }) => code)).toEqual(["PRO"]);
  expect((await namedOf("3")).map(({ code }) => code)).toEqual(["PRO"]);
  expect((await csv())[0]).not.toContain("Thai");
});
