import { afterAll, beforeAll, expect, it } from "vitest";
import { categoryCertificatesGet } from "@time-event/contract/certificates";
import { bearing } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";

let given: GivenApp;
let over: number;
beforeAll(async () => {
  given = await givenApp();
  const entries = [givenEntry("1", { firstName: "น้ำผึ้ง", lastName: "ใจดี" }), givenEntry("2"), givenEntry("3")];
  const passings = [
    givenPassing("1", "START", 0),
    givenPassing("1", "CP1", 25),
    givenPassing("1", "FIN", 50),
    givenPassing("2", "START", 0),
  ];
  over = await givenRace(given.db, givenRaceDefinition({ slug: "over", state: "finished" }), { entries, passings });
  await givenRace(given.db, givenRaceDefinition({ slug: "going", state: "live" }), { entries, passings });
});
afterAll(() => given.stop());

const ask = (path: string, language = "th") => fetch(`${given.url}/register/events/${path}?lang=${language}`);
const bytesOf = async (path: string, language?: string) => Buffer.from(await (await ask(path, language)).arrayBuffer());

it("draws a picture of a result to share, in each language", async () => {
  const reply = await ask("over/results/1/picture.png");
  expect(reply.headers.get("content-type")).toBe("image/png");
  // other sites show it
  expect(reply.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const thai = Buffer.from(await reply.arrayBuffer());
  expect([thai.readUInt32BE(16), thai.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await bytesOf("over/results/1/picture.png", "en")).equals(thai)).toBe(false);
});

it("draws another one while the result is provisional, and follows the event's colour", async () => {
  const official = await bytesOf("over/results/1/picture.png");
  expect((await bytesOf("going/results/1/picture.png")).equals(official)).toBe(false);
  await given.db.updateTable("events").set({ colour: "#be185d" }).where("slug", "=", "over").execute();
  expect((await bytesOf("over/results/1/picture.png")).equals(official)).toBe(false);
});

it.each(["over", "going"])("makes a certificate of a finisher of the race that is %s", async (event) => {
  const reply = await ask(`${event}/results/1/certificate.pdf`);
  expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(
    Buffer.from(await reply.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

it.each([
  "over/results/2/certificate.pdf",
  "over/results/404/certificate.pdf",
  "over/results/404/picture.png",
  "nothing/results/1/picture.png",
])("has no %s", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

it("prints the certificates of a category for staff, a page for each finisher", async () => {
  const admin = await givenSignedIn(given, "admin");
  const print = (category: string, headers: Record<string, string> = bearing(admin)) =>
    fetch(`${given.url}/api/event/${categoryCertificatesGet.name}?eventId=${over}&category=${category}`, { headers });
  const reply = await print("10K");
  expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await reply.text()).match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect((await print("42K")).status).toBe(404);
  expect((await print("10K", {})).status).toBe(401);
});
