import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { parseReply } from "@time-event/contract/call";
import { docketDecide, docketPropose } from "@time-event/contract/docket";
import { problem } from "@time-event/contract/errors";
import { webTeamSaveLink } from "@time-event/contract/order-members";
import { webRequestList, webRequestListMember, webRequestSaveMember } from "@time-event/contract/protests";
import { bearing, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { withKey } from "../../testing/given-key.ts";
import { givenPlayer } from "../orders/testing/given-order.ts";
import { type Contact, givenContact, givenSale, submit } from "../orders/testing/given-sale.ts";
import { givenPublishing } from "../publications/testing/given-publishing.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let eventId: number;
let chief: string;
let judge: string;
let captain: Contact;
let member: string;

beforeAll(async () => {
  given = await givenApp();
});
afterAll(() => given.stop());
beforeEach(async () => {
  const slug = `members-${randomUUID().slice(0, 8)}`;
  const feeTiers = [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }];
  const team = { entryKind: "team", teamMix: "any", teamSmallest: 2, teamLargest: 3, feeTiers } as const;
  eventId = await givenSale(given.db, team, slug);
  chief = await givenSignedIn(given, `chief-${slug}`, "event_manager");
  judge = await givenSignedIn(given, `judge-${slug}`, "timing_official");
  captain = await givenContact(given.url, slug);
  const players = [givenPlayer({ firstName: "มานี" }), givenPlayer({ firstName: "ปิติ" })];
  const chosen = await captain.choose({ category: "10K", team: "สองสหาย", players });
  const asked = { entry: chosen.reply!.data.entries[0]!.id, position: 1, link: "make" as const };
  member = (await submit(given.url, webTeamSaveLink, asked, { key: captain.key })).reply!.data.key!;
});

/** Confirms the order, gives the bibs 1 and 2 in the order of the team, and publishes. */
async function raced(): Promise<void> {
  await captain.confirm();
  const entries = given.db.selectFrom("entries").select("id").where("eventId", "=", eventId).orderBy("id");
  for (const [index, { id }] of (await entries.execute()).entries()) {
    await given.db
      .updateTable("entries")
      .set({ bib: String(index + 1) })
      .where("id", "=", id)
      .execute();
  }
  await givenPublishing(given, eventId, chief).publish();
}
const read = (key: string) => fetch(`${given.url}/api/web/${webRequestListMember.name}`, { headers: withKey(key) });
const own = async () => parseReply(webRequestListMember, await (await read(member)).json()).data;
const ofCaptain = async () => {
  const reply = await fetch(`${given.url}/api/web/${webRequestList.name}`, { headers: withKey(captain.key) });
  return parseReply(webRequestList, await reply.json()).data;
};
const send = (sent: { readonly entry: number; readonly kind?: "own_result" | "appeal"; readonly penalty?: number }) =>
  submit(given.url, webRequestSaveMember, { kind: "own_result", text: "เวลาไม่ตรง", ...sent }, { key: member });

it("lets a member protest for themselves, and the contact see it", async () => {
  await raced();
  const { players } = await own();
  expect(players).toMatchObject([{ bib: "2", firstName: "ปิติ", stage: "protests" }]);
  const sent = await send({ entry: players[0]!.id });
  expect(sent.reply!.data.protests).toMatchObject([{ bib: "2", state: "open", text: "เวลาไม่ตรง" }]);
  expect((await ofCaptain()).protests).toMatchObject([{ bib: "2" }]);
});

it("shows and takes nothing of the others of the team", async () => {
  await raced();
  const manee = (await ofCaptain()).players.find(({ bib }) => bib === "1")!;
  expect((await send({ entry: manee.id })).problem?.errors).toMatchObject([{ path: "entry", code: "unknown" }]);
  const effect = { kind: "time" as const, timeMs: 60_000 };
  const penalties = [];
  for (const bib of ["1", "2"]) {
    const proposal = { eventId, bib, rule: "", effect, reason: `ทิ้งขยะ ${bib}` };
    const { id, revision } = (await post(given.url, docketPropose, proposal, bearing(judge))).reply!.data;
    const decided = { eventId, id, revision, step: "decide" as const, note: "", appealMinutes: 15 };
    await post(given.url, docketDecide, decided, bearing(chief));
    penalties.push(id);
  }
  const shown = await own();
  expect(shown.penalties).toMatchObject([{ id: penalties[1], mayAppeal: true }]);
  expect(JSON.stringify(shown)).not.toContain("ทิ้งขยะ 1");
  const entry = shown.players[0]!.id;
  expect((await send({ entry, kind: "appeal", penalty: penalties[0]! })).problem?.errors).toMatchObject([
    { path: "penalty", code: "unknown" },
  ]);
  expect((await send({ entry, kind: "appeal", penalty: penalties[1]! })).reply!.data.penalties).toMatchObject([
    { state: "appealed", appeal: "เวลาไม่ตรง" },
  ]);
});

it("speaks for nobody before the order is confirmed, nor for somebody who is not in the race any more", async () => {
  expect(await own()).toEqual({ players: [], protests: [], penalties: [] });
  await raced();
  const [player] = (await own()).players;
  await given.db.updateTable("entries").set({ firstName: "ชูใจ" }).where("bib", "=", "2").execute();
  expect(problem.parse(await (await read(member)).json()).code).toBe("key_ended");
  expect((await send({ entry: player!.id })).problem!.code).toBe("key_ended");
});

it("is not opened by a contact's link, nor the contact's calls by a member's", async () => {
  await raced();
  expect((await read(captain.key)).status).toBe(401);
  const swapped = await fetch(`${given.url}/api/web/${webRequestList.name}`, { headers: withKey(member) });
  expect(swapped.status).toBe(401);
});
