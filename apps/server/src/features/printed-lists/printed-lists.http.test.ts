import { afterAll, beforeAll, expect, it } from "vitest";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { filterLine } from "./printed-results.ts";

const many = 1_000;
let given: GivenApp;
beforeAll(async () => {
  given = await givenApp();
  const entries = [
    givenEntry("1", { firstName: "น้ำผึ้ง", lastName: "ปู่ย่า", gender: "F", club: "ชมรมวิ่งน้ำพอง" }),
    givenEntry("2", { firstName: "มานี", lastName: "ใจดี", gender: "M" }),
  ];
  const passings = [givenPassing("1", "START", 0), givenPassing("1", "CP1", 25), givenPassing("1", "FIN", 50)];
  const race = givenRaceDefinition({ slug: "over", state: "finished" });
  await givenRace(given.db, race, { entries, passings });
  await givenRace(given.db, givenRaceDefinition({ slug: "soon", state: "closed" }), { entries });
  const crowd = Array.from({ length: many }, (_, at) => givenEntry(String(5_001 + at), { firstName: `คนที่${at}` }));
  const finishes = crowd.flatMap(({ bib }, at) => [
    givenPassing(bib, "START", 0),
    givenPassing(bib, "FIN", 50 + at / 60),
  ]);
  await givenRace(given.db, givenRaceDefinition({ slug: "large", state: "finished" }), {
    entries: crowd,
    passings: finishes,
  });
});
afterAll(() => given.stop());

const ask = (path: string, language = "th", accept = "text/html") =>
  fetch(`${given.url}/register/events/${path}`, { headers: { cookie: `lang=${language}`, accept } });
const read = async (path: string, language?: string) =>
  readPdf(new Uint8Array(await (await ask(path, language)).arrayBuffer()));

it("gives results on paper, in the reader's language, with date, revision and page number", async () => {
  const reply = await ask("over/results.pdf?category=10K");
  expect(reply.headers.get("content-type")).toBe("application/pdf");
  expect(reply.headers.get("content-disposition")).toContain(
    `attachment; filename="over-results-10K.pdf"; filename*=UTF-8''over-results-10K.pdf`,
  );
  const { pages, opensWith } = readPdf(new Uint8Array(await reply.arrayBuffer()));
  const [page = []] = pages;
  expect([pages.length, opensWith, page.at(-1)]).toEqual([1, undefined, "1 / 1"]);
  expect(page.join(" ")).toMatch(/ข้อมูล ณ .+ 25\d\d \d\d:\d\d น\. · ผลฉบับที่ \d+ · ครบ 2 รายการ/);
  for (const text of ["1", "น้ำผึ้ง ปู่ย่า", "ชมรมวิ่งน้ำพอง", "50:00", "DNS"]) expect(page).toContain(text);
  const [english = []] = (await read("over/results.pdf", "en")).pages;
  expect(english.join(" ")).toMatch(/As of .+ 20\d\d \d\d:\d\d · Results revision \d+ · All 2 rows/);
});

it("asks its reader to print it where somebody pressed Print", async () => {
  const reply = await ask("over/results.pdf?print");
  expect(reply.headers.get("content-disposition")).toContain("inline;");
  expect(readPdf(new Uint8Array(await reply.arrayBuffer())).opensWith).toBe("Print");
});

it.each(["results", "start-list"])(
  "has each of a thousand rows of %s once, on numbered pages, none blank",
  async (list) => {
    const { pages } = await read(`large/${list}.pdf`);
    const bibs = pages.flat().filter((text) => /^[56]\d{3}$/.test(text));
    expect(bibs).toEqual(Array.from({ length: many }, (_, at) => String(5_001 + at)));
    expect(pages.map((page) => page.at(-1))).toEqual(pages.map((_, at) => `${at + 1} / ${pages.length}`));
    for (const page of pages) expect(page.filter((text) => text.startsWith("คนที่")).length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThan(many / 40);
  },
);

it("prints what the filters leave, and says so", async () => {
  const [page = []] = (await read("over/results.pdf?gender=F")).pages;
  expect(page).toContain("น้ำผึ้ง ปู่ย่า");
  expect(page).not.toContain("มานี ใจดี");
  expect(page.join(" ")).toContain("ตามตัวกรอง 1 รายการ");
  const [list = []] = (await read("over/start-list.pdf?q=มานี")).pages;
  expect(list).toContain("มานี ใจดี");
  expect(list).not.toContain("น้ำผึ้ง ปู่ย่า");
});

it("names mixed relays where a list is filtered by them", () => {
  const filter = { gender: "X" } as const;
  expect(filterLine(filter, "th", { isRelay: true })).toEqual(["ทีมผสม"]);
  expect(filterLine(filter, "en")).toEqual(["Unspecified"]);
});

it("shows of people what the public lists show", async () => {
  const event = given.db.updateTable("events").where("slug", "=", "over");
  await event.set({ publicNames: "short", publicClub: false, publicBib: false }).execute();
  try {
    for (const list of ["results", "start-list"]) {
      const page = (await read(`over/${list}.pdf?q=`)).pages.flat();
      expect(page).toContain("น้ำผึ้ง ป.");
      expect(page.join(" ")).not.toMatch(/ปู่ย่า|น้ำพอง/);
    }
    expect((await read("over/start-list.pdf?q=")).pages.flat()).not.toContain("1");
    await event.set({ publicStartList: false }).execute();
    expect((await ask("over/start-list.pdf")).status).toBe(404);
  } finally {
    await event.set({ publicNames: "full", publicClub: true, publicBib: true, publicStartList: true }).execute();
  }
});

it("says in the tab that was to print why it does not, and what to do", async () => {
  const reply = await ask("soon/results.pdf?print");
  expect([reply.status, reply.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  const page = await reply.text();
  expect(page).toContain("ไม่มีรายการให้พิมพ์");
  expect(page).toContain('href="/register/events/soon/results"');
  expect((await ask("over/results.pdf?category=nothing&print", "en")).status).toBe(404);
  // whoever asks for the file alone gets the usual problem
  expect((await ask("nothing/start-list.pdf")).headers.get("content-type")).toContain("application/problem+json");
});
