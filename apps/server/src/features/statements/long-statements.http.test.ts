import { statementImport, statementPreview } from "@time-event/contract/statements";
import { afterAll, beforeAll, expect, it } from "vitest";
import { upload } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenBankChannel } from "./testing/given-bank-channel.ts";

let given: GivenApp;
let channelId: number;
let finance: string;

beforeAll(async () => {
  given = await givenApp();
  finance = await givenSignedIn(given, "finance", "finance");
  channelId = await givenBankChannel(given.db);
});
afterAll(() => given.stop());

const entry = '<Ntry><Amt Ccy="THB">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-28</Dt></BookgDt></Ntry>';
const files: Readonly<Record<string, (lines: number) => string>> = {
  mt940: (lines) => `:20:1\n:60F:C261121THB0,00\n${":61:2611281128C1,NTRFNONREF\n:86:x\n".repeat(lines)}`,
  camt: (lines) =>
    `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt>${entry.repeat(lines)}</Stmt></BkToCstmrStmt></Document>`,
  csv: (lines) => `date,credit\n${"28/11/2026,1.00\n".repeat(lines)}`,
};
const many = 2_000;
const wordsOf = async (text: string) => {
  const params = { channelId, fileName: "november" };
  const { problem } = await upload(given.url, statementPreview, Buffer.from(text), finance, params);
  return problem?.reasons;
};

it.each([
  ["mt940", 250_000],
  ["camt", 70_000],
  ["csv", 90_000],
] as const)("a statement in the format %s with %d lines is refused", { timeout: 60_000 }, async (format, lines) => {
  const file = files[format]!(lines);
  const begun = process.threadCpuUsage();
  expect(await wordsOf(file)).toEqual(["too_many_lines"]);
  const { user, system } = process.threadCpuUsage(begun);
  // what the thread of the event loop worked, also on a busy machine: the first of these kept it for ten minutes
  expect((user + system) / 1_000).toBeLessThan(1_000);
});

it("a statement of many lines that are all alike is previewed and stored", { timeout: 60_000 }, async () => {
  const file = Buffer.from(files["mt940"]!(many));
  const params = { channelId, fileName: "november.sta" };
  const preview = await upload(given.url, statementPreview, file, finance, params);
  expect(preview.reply!.data.counts).toMatchObject({ lines: many, incoming: many });
  const stored = await upload(given.url, statementImport, file, finance, {
    ...params,
    expectNew: many,
  });
  expect(stored.reply!.data).toEqual({ stored: many, verified: 0, verifiedSatang: 0 });
  const again = await upload(given.url, statementPreview, file, finance, params);
  expect(again.reply!.data.counts).toMatchObject({ known: many, incoming: 0 });
});
