import { randomUUID } from "node:crypto";
import {
  answerFileGet,
  answerFileSave,
  webImagesSaveMember,
  webRegisterGetFile,
  webTeamGetMemberFile,
} from "@time-event/contract/answer-files";
import { callPath } from "@time-event/contract/call";
import { orderEdit } from "@time-event/contract/order-edit";
import { webTeamSaveLink, webTeamSaveMember } from "@time-event/contract/order-members";
import { orderPlayer } from "@time-event/contract/order-player";
import { personErase, personExport, personFind } from "@time-event/contract/persons";
import { webImagesDelete, webImagesSave } from "@time-event/contract/transfers";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toTimestamp } from "../../db/column-types.ts";
import { bearing, get, post, upload } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { withKey } from "../../testing/given-key.ts";
import { givenPdf } from "../../testing/given-pdf.ts";
import { givenPlayer } from "../orders/testing/given-order.ts";
import { type Contact, givenContact, givenSale, submit } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

// Questions that are answered by a file, such as a medical certificate.

const { clock, pass } = givenClock();
let given: GivenApp;
let slug: string;
let eventId: number;
let question: number;
let contact: Contact;
let admin: string;

beforeAll(async () => {
  given = await givenApp({}, { clock });
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `files-${randomUUID().slice(0, 8)}`;
  const free = [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }];
  const team = { entryKind: "team", teamMix: "any", teamSmallest: 2, teamLargest: 3, feeTiers: free } as const;
  eventId = await givenSale(given.db, team, slug);
  // a test may let a day pass
  admin = await givenSignedIn(given, `admin-${slug}`);
  const asked = { eventId, position: 1, kind: "file", labelTh: "ใบรับรองแพทย์", labelEn: "Certificate" } as const;
  const row = given.db.insertInto("questions").values({ ...asked, required: true });
  question = (await row.returning("id").executeTakeFirstOrThrow()).id;
  contact = await givenContact(given.url, slug);
});

const pdf = (text: string = randomUUID()) => givenPdf(`% ${text}`);
const photo = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#336699" } })
    .withExif({ IFD0: { Copyright: "canary" } })
    .jpeg()
    .toBuffer();

async function send(path: string, key: string, file: Uint8Array) {
  const reply = await fetch(`${given.url}/api/web/${path}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", ...withKey(key) },
    body: Buffer.from(file),
  });
  const { data, reasons } = (await reply.json()) as {
    data?: { id: number; mediaType: string };
    reasons?: string[];
  };
  return { status: reply.status, id: data?.id ?? 0, mediaType: data?.mediaType, reasons };
}
const sendDocument = (file: Uint8Array, key = contact.key) =>
  send(callPath(webImagesSave, { kind: "document" }), key, file);
const fetched = (path: string, headers: Record<string, string>) => fetch(`${given.url}/api/${path}`, { headers });
const open = (id: number, key = contact.key) => fetched(`web/${callPath(webRegisterGetFile, { id })}`, withKey(key));
const stored = async () => (await given.db.selectFrom("answerFiles").select("id").execute()).map(({ id }) => id);
const wordsOf = ({ problem }: { problem: { errors?: readonly object[] | undefined } | undefined }) =>
  (problem?.errors ?? []).map((each) => Object.values(each).join(" "));

const enter = (first: number | undefined, id?: number) =>
  contact.choose({
    category: "10K",
    team: "สองสหาย",
    players: [
      givenPlayer({ firstName: "มานี", ...(first !== undefined && { answers: { [question]: `file-${first}` } }) }),
      givenPlayer({ firstName: "ปิติ", gender: "M" }),
    ],
    ...(id !== undefined && { id }),
  });
const orderId = async () => {
  const { reference } = await contact.order();
  const order = given.db.selectFrom("orders").select("id").where("reference", "=", reference);
  return (await order.executeTakeFirstOrThrow()).id;
};

describe("a file that is sent", () => {
  it("is a picture, drawn again without its metadata, and the same file again is the same one", async () => {
    const file = await photo();
    const sent = await sendDocument(file);
    expect(sent).toMatchObject({ status: 200, mediaType: "image/webp" });
    expect(await sendDocument(file)).toEqual(sent);
    const reply = await open(sent.id);
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(bytes.includes("canary")).toBe(false);
    expect((await sharp(bytes).metadata()).format).toBe("webp");
  });

  it("is a PDF, and is only given back to be saved", async () => {
    const file = pdf("<script>alert(1)</script>");
    const { id } = await sendDocument(file);
    const reply = await open(id);
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(file);
    expect(reply.headers.get("content-type")).toBe("application/pdf");
    expect(reply.headers.get("content-disposition")).toMatch(/^attachment; filename="document-\d+\.pdf"/);
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
    expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["a page", Buffer.from("<html><script>alert(1)</script>"), "not_a_document"],
    ["a picture of code", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "not_a_document"],
    ["a PDF behind something else", Buffer.from("GIF89a %PDF-1.7"), "picture_damaged"],
    ["a picture of an iPhone", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0"), "picture_heic"],
    ["a PDF by its first bytes alone", Buffer.from("%PDF-1.7 <html>"), "not_a_document"],
    ["a PDF that starts a program", pdf("\n3 0 obj<</S/Launch/F(cmd.exe)>>endobj"), "document_active"],
    ["a large PDF", Buffer.concat([pdf(), Buffer.alloc(5_000_000)]), "document_too_large"],
  ])("is refused if it is %s", async (_what, file, word) => {
    expect(await sendDocument(file)).toMatchObject({ status: 409, reasons: [word] });
  });

  it("is one of few that no answer names", async () => {
    for (let sent = 0; sent < 20; sent++) await sendDocument(pdf());
    expect((await sendDocument(pdf())).reasons).toEqual(["too_many_documents"]);
  });
});

describe("room for files", () => {
  it("is each sender's own: a member who fills theirs leaves that of the contact and of staff", async () => {
    const entry = (await enter(undefined)).reply!.data.entries[0]!.id;
    const made = await submit(given.url, webTeamSaveLink, { entry, position: 1, link: "make" }, { key: contact.key });
    const sendAsMember = () => send(webImagesSaveMember.name, made.reply!.data.key!, pdf());
    for (let sent = 0; sent < 5; sent++) expect((await sendAsMember()).status).toBe(200);
    expect((await sendAsMember()).reasons).toEqual(["too_many_documents"]);
    for (let sent = 0; sent < 20; sent++) expect((await sendDocument(pdf())).status).toBe(200);
    expect((await sendDocument(pdf())).reasons).toEqual(["too_many_documents"]);
    const params = { eventId, order: await orderId() };
    expect((await upload(given.url, answerFileSave, pdf(), admin, params)).status).toBe(200);
  });

  it("is small for an order without places", async () => {
    const other = await givenContact(given.url, slug);
    const large = () => pdf(randomUUID() + " ".repeat(4_900_000));
    for (let sent = 0; sent < 3; sent++) expect((await sendDocument(large(), other.key)).status).toBe(200);
    expect((await sendDocument(large(), other.key)).reasons).toEqual(["too_many_documents"]);
  });

  it("is there only for an event that asks for a file", async () => {
    await given.db.updateTable("questions").set({ kind: "text" }).where("eventId", "=", eventId).execute();
    expect(await sendDocument(pdf())).toMatchObject({ status: 409, reasons: ["fixed"] });
  });

  it.each(["cancelled", "expired"] as const)("is not there for an order that is %s", async (state) => {
    const { reference } = await contact.order();
    const ended = given.db.updateTable("orders").set({ state, deadlineAt: null });
    await ended.where("reference", "=", reference).execute();
    expect(await sendDocument(pdf())).toMatchObject({ status: 409, reasons: ["fixed"] });
  });

  it.each(["finished", "cancelled"] as const)("is not there for an event that is %s", async (state) => {
    await given.db.updateTable("events").set({ state }).where("id", "=", eventId).execute();
    expect(await sendDocument(pdf())).toMatchObject({ status: 409, reasons: ["fixed"] });
  });
});

describe("an answer", () => {
  it("names a file of its own order, and must be there to confirm", async () => {
    const { id } = await sendDocument(pdf());
    const other = await givenContact(given.url, slug);
    const foreign = await sendDocument(pdf(), other.key);
    expect(wordsOf(await enter(foreign.id))).toEqual([`players.0.answers.${question} unknown`]);
    const { entries, files } = (await enter(id)).reply!.data;
    expect(files).toEqual([{ id, mediaType: "application/pdf", bytes: expect.any(Number), sentAt: clock() }]);
    expect(entries[0]!.players[0]!.answers).toEqual({ [question]: `file-${id}` });
    expect(wordsOf(await contact.confirm())).toEqual([`entries.0.players.1.answers.${question} required`]);
    expect((await open(id, other.key)).status).toBe(409);
  });

  it("keeps its file; one that no answer names goes after a day, or at once when its sender wishes", async () => {
    const [kept, left] = [await sendDocument(pdf()), await sendDocument(pdf())];
    await enter(kept.id);
    const remove = (id: number) => submit(given.url, webImagesDelete, { id, kind: "document" }, { key: contact.key });
    expect((await remove(kept.id)).problem?.reasons).toEqual(["fixed"]);
    const third = await sendDocument(pdf());
    expect((await remove(third.id)).status).toBe(200);
    await given.work();
    expect(await stored()).toEqual(expect.arrayContaining([kept.id, left.id]));
    expect(await stored()).not.toContain(third.id);
    pass(25 * 60 * 60_000);
    await given.work();
    expect(await stored()).toContain(kept.id);
    expect(await stored()).not.toContain(left.id);
  });
});

it("goes a month after its order ended, unless money came for it", async () => {
  const [kept, gone] = [await givenContact(given.url, slug), contact];
  const [paid, unpaid] = [await sendDocument(pdf(), kept.key), await sendDocument(pdf(), gone.key)];
  await enter(unpaid.id);
  const answer = { answers: { [question]: `file-${paid.id}` } };
  const players = [givenPlayer(answer), givenPlayer({ firstName: "ชูใจ" })];
  await kept.choose({ category: "10K", team: "สองเกลอ", players });
  const { reference } = await kept.order();
  const { id } = await given.db
    .selectFrom("orders")
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  const at = toTimestamp(clock());
  const refund = { eventId, orderId: id, amountSatang: 1, reason: "x", askedBy: "x", askedAt: at, changedBy: "x" };
  const refunds = given.db.insertInto("refunds").values({ ...refund, state: "proposed" });
  const refundId = (await refunds.returning("id").executeTakeFirstOrThrow()).id;
  const line = { orderId: id, kind: "refund", amountSatang: -1, refundId, at, byWhom: "x" } as const;
  await given.db.insertInto("paymentLines").values(line).execute();
  pass(29 * 24 * 60 * 60_000);
  await given.work();
  await given.work();
  expect(await stored()).toEqual(expect.arrayContaining([paid.id, unpaid.id]));
  pass(31 * 24 * 60 * 60_000);
  await given.work();
  expect(await stored()).toContain(paid.id);
  expect(await stored()).not.toContain(unpaid.id);
});

describe("a member's own link", () => {
  it("sends and opens the member's file, and no other of the team", async () => {
    const captains = await sendDocument(pdf());
    const entry = (await enter(captains.id)).reply!.data.entries[0]!.id;
    const made = await submit(given.url, webTeamSaveLink, { entry, position: 1, link: "make" }, { key: contact.key });
    const key = made.reply!.data.key!;
    const openAsMember = (id: number) =>
      fetched(`web/${callPath(webTeamGetMemberFile, { id })}`, withKey(key)).then(({ status }) => status);
    const fill = (id: number) => {
      const player = givenPlayer({ firstName: "ปิติ", gender: "M", answers: { [question]: `file-${id}` } });
      return submit(given.url, webTeamSaveMember, { player: orderPlayer.parse(player) }, { key });
    };
    expect(await openAsMember(captains.id)).toBe(409);
    expect(wordsOf(await fill(captains.id))).toEqual([`players.1.answers.${question} unknown`]);

    const own = await send(webImagesSaveMember.name, key, pdf());
    const { data } = (await fill(own.id)).reply!;
    expect(data.files.map(({ id }) => id)).toEqual([own.id]);
    expect(await openAsMember(own.id)).toBe(200);
    expect((await contact.order()).files.map(({ id }) => id)).toEqual([captains.id, own.id]);
  });
});

describe("a text that looks like the name of somebody's file", () => {
  it("does not give the file to whoever typed it, and does not keep it", async () => {
    const captains = await sendDocument(pdf());
    const entry = (await enter(captains.id)).reply!.data.entries[0]!;
    const made = await submit(
      given.url,
      webTeamSaveLink,
      { entry: entry.id, position: 1, link: "make" },
      { key: contact.key },
    );
    const { lastName } = entry.players[1]!;
    const typed = { club: `file-${captains.id}`, emergencyName: `file-${captains.id}` };
    const player = orderPlayer.parse(givenPlayer({ firstName: "ปิติ", lastName, gender: "M", ...typed }));
    expect((await submit(given.url, webTeamSaveMember, { player }, { key: made.reply!.data.key! })).status).toBe(200);

    const traceOf = async (text: string) => {
      const [person] = (await get(given.url, personFind, admin, { text })).reply!.data;
      return { of: person!.traces.find(({ trace }) => trace.startsWith("player"))!.trace, person: person! };
    };
    const { of: member } = await traceOf(lastName);
    const zip = await fetched(`event/${callPath(personExport, { of: member })}`, bearing(admin));
    const names = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));
    expect(names.filter((name) => name.startsWith("documents/"))).toEqual([]);

    const { of, person } = await traceOf(entry.players[0]!.lastName);
    await given.db.updateTable("events").set({ state: "finished" }).where("id", "=", eventId).execute();
    const body = { of, traces: person.traces.length, reason: "asked" };
    expect((await post(given.url, personErase, body, bearing(admin))).status).toBe(200);
    expect(await stored()).not.toContain(captains.id);
  });

  it("does not keep a file that was replaced", async () => {
    const [before, after] = [await sendDocument(pdf()), await sendDocument(pdf())];
    const { id } = (await enter(before.id)).reply!.data.entries[0]!;
    const club = `file-${before.id}`;
    const first = givenPlayer({ firstName: "มานี", club, answers: { [question]: `file-${after.id}` } });
    const players = [first, givenPlayer({ firstName: "ปิติ", gender: "M", club })];
    expect((await contact.choose({ id, category: "10K", team: "สองสหาย", players })).status).toBe(200);
    const remove = { id: before.id, kind: "document" } as const;
    expect((await submit(given.url, webImagesDelete, remove, { key: contact.key })).status).toBe(200);
  });
});

describe("staff", () => {
  it("open a file only with the right to personal data, and it is on record that they looked", async () => {
    const { id } = await sendDocument(pdf());
    await enter(id);
    const look = async (bearer: string) =>
      (await fetched(`event/${callPath(answerFileGet, { eventId, id })}`, bearing(bearer))).status;
    expect(await look(await givenSignedIn(given, `viewer-${slug}`, "viewer", eventId))).toBe(404);
    expect(await look(admin)).toBe(200);
    const looks = given.db.selectFrom("auditEntries").select("entry").where("action", "=", "personal-data-seen");
    const found = (await looks.execute()).map(({ entry }) => String(entry));
    expect(found.filter((entry) => entry.includes(`"answerFile":${id}`))).toHaveLength(1);
  });

  it("keep a file that somebody gave them", async () => {
    const entry = (await enter((await sendDocument(pdf())).id)).reply!.data.entries[0]!;
    const order = await orderId();
    const { reply } = await upload(given.url, answerFileSave, pdf(), admin, { eventId, order });
    const players = entry.players.map((player) => ({ ...player, answers: { [question]: `file-${reply!.data.id}` } }));
    const body = { eventId, id: order, entry: { id: entry.id, team: "สองสหาย", players } };
    expect((await post(given.url, orderEdit, body, bearing(admin))).status).toBe(200);
    expect((await contact.order()).files.map(({ id }) => id)).toEqual([reply!.data.id]);
  });
});

it("is part of what a person is given, and is erased with them at once", async () => {
  const [mine, other] = [await sendDocument(pdf()), await sendDocument(pdf())];
  const entry = (await enter(mine.id)).reply!.data.entries[0]!;
  const [first, second] = entry.players;
  const players = [first!, { ...second!, answers: { [question]: `file-${other.id}` } }];
  await contact.choose({ id: entry.id, category: "10K", team: "สองสหาย", players });
  await contact.confirm();
  const [person] = (await get(given.url, personFind, admin, { text: first!.lastName })).reply!.data;
  const of = person!.traces.find(({ trace }) => trace.startsWith("player"))!.trace;
  const zip = await fetched(`event/${callPath(personExport, { of })}`, bearing(admin));
  const files = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));
  expect(files).toContain(`documents/${mine.id}.pdf`);
  expect(files).not.toContain(`documents/${other.id}.pdf`);

  await given.db.updateTable("events").set({ state: "finished" }).where("id", "=", eventId).execute();
  const body = { of, traces: person!.traces.length, reason: "asked" };
  expect((await post(given.url, personErase, body, bearing(admin))).status).toBe(200);
  expect(await stored()).not.toContain(mine.id);
  expect(await stored()).toContain(other.id);
});
