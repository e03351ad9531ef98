import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { callPath } from "@time-event/contract/call";
import { orderCreate } from "@time-event/contract/desk-orders";
import type { Endpoint } from "@time-event/contract/endpoint";
import { eventApi } from "@time-event/contract/event-api";
import { kitHandOut } from "@time-event/contract/kits";
import { questionSave } from "@time-event/contract/questions";
import { dayIn } from "@time-event/domain/time/day-in-zone";
import readXlsxFile from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { readCsv } from "../lib/spreadsheets/read-csv.ts";
import { bearing, post } from "../testing/call-service.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { givenPlayer } from "../features/orders/testing/given-order.ts";
import { givenSale } from "../features/orders/testing/given-sale.ts";
import { givenSignedIn } from "../features/sign-in/testing/sign-in.ts";

// Every file of a table that the contract offers, in each of its forms: dates are dates in workbooks, and in text files in
// the language's form, or in the one form that imports and other programs read. A new file is covered without a word here.

const workbook = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const files = eventApi.filter((endpoint) => endpoint.method === "GET" && "replies" in endpoint) as (Endpoint & {
  readonly mediaTypes: readonly string[];
})[];
const tables = files.filter(({ mediaTypes }) => mediaTypes.includes(workbook));

let given: GivenApp;
let eventId: number;
let admin: string;

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenSale(given.db, {}, "dated-run");
  admin = await givenSignedIn(given, "admin");
  const form = { label: { th: "วันที่ฉีดวัคซีน", en: "Vaccinated on" }, kind: "date", required: false } as const;
  const rest = { help: { th: "", en: "" }, options: [], categoryIds: null, askedIf: null };
  const added = { eventId, id: null, revision: 0, ...form, ...rest };
  const asked = await post(given.url, questionSave, added, bearing(admin));
  const answers = { [asked.reply!.data.id]: "2/1/2569" };
  for (const payment of [{ kind: "later" }, { kind: "desk", method: "cash" }] as const) {
    const { problem } = await post(
      given.url,
      orderCreate,
      {
        eventId,
        formId: randomUUID(),
        contact: { name: "สมศรี", phone: "0812345678", email: "" },
        language: "th",
        entries: [{ category: "10K", team: "", players: [givenPlayer({ answers })] }],
        hasConsented: true,
        payment,
        totalSatang: 80_000,
      },
      bearing(admin),
    );
    if (problem) throw new Error(JSON.stringify(problem));
  }
  const entries = given.db.selectFrom("entries").select("id").where("eventId", "=", eventId);
  const { id } = await entries.limit(1).executeTakeFirstOrThrow();
  const kit = {
    eventId,
    entryIds: [id],
    submit: randomUUID(),
    desk: "1",
    pickedUpBy: "",
    reason: "x",
    tookMs: 1,
    chip: "",
  };
  const handedOut = await post(given.url, kitHandOut, kit, bearing(admin));
  if (handedOut.problem) throw new Error(JSON.stringify(handedOut.problem));
});
afterAll(() => given.stop());

/** Each choice of a call's parameters that changes what its file holds; what filters or orders is left out. */
function variantsOf({ params }: Endpoint): Record<string, string>[] {
  const { properties = {}, required = [] } = z.toJSONSchema(params, { io: "input", unrepresentable: "any" }) as {
    readonly properties?: Readonly<Record<string, { readonly enum?: string[]; readonly default?: unknown }>>;
    readonly required?: readonly string[];
  };
  const choices = Object.entries(properties).filter(
    ([name, property]) =>
      property.enum &&
      (required.includes(name) || property.default !== undefined) &&
      !["format", "language", "sort", "direction"].includes(name),
  );
  return choices.reduce<Record<string, string>[]>(
    (all, [name, property]) => all.flatMap((one) => property.enum!.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

async function download(endpoint: Endpoint, params: object): Promise<Buffer> {
  const path = callPath(endpoint, { eventId, ...params } as never);
  const reply = await fetch(`${given.url}/api/event/${path}`, { headers: bearing(admin) });
  const bytes = Buffer.from(await reply.arrayBuffer());
  if (!reply.ok) throw new Error(`${path}: ${bytes.toString()}`);
  return bytes;
}

const textOf = (bytes: Buffer) => readCsv(bytes.toString().replace(/^\uFEFF/, "")).map(({ cells }) => cells);
/** What a person would take for a day: in any order, of any era, with months as numbers or words. */
const looksLikeDay = /\b\d{4}-\d\d-\d\d\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{4}\b|\b\d{1,2} \S+ (19|20|25)\d\d\b/;

/** Faults of a file in one of its variants; `dates` grows by what is a date. */
async function faultsOf(endpoint: Endpoint, variant: Record<string, string>, dates: Set<string>): Promise<string[]> {
  const faults: string[] = [];
  for (const language of ["th", "en"] as const) {
    const [sheet] = await readXlsxFile(await download(endpoint, { ...variant, format: "xlsx", language }));
    const text = textOf(await download(endpoint, { ...variant, format: "csv", language }));
    for (const [row, cells] of sheet!.data.entries()) {
      for (const [column, cell] of cells.entries()) {
        const written = text[row]?.[column] ?? "";
        const where = `${JSON.stringify(variant)} ${language} ${row}:${column}`;
        if (!(cell instanceof Date)) {
          if (looksLikeDay.test(String(cell ?? "")))
            faults.push(`${where}: "${String(cell)}" is a text in the workbook`);
          continue;
        }
        dates.add(endpoint.name);
        // a workbook counts days: a second is a fraction that is not exact
        const [day = "", clock = ""] = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().split("T");
        const times = ["HH:MM", "HH:MM:SS"].map((form) => `${dayIn(language, day)} ${clock.slice(0, form.length)}`);
        const forms = [dayIn(language, day), ...times, day];
        if (!forms.includes(written)) faults.push(`${where}: "${written}" is no form of ${cell.toISOString()}`);
      }
    }
  }
  return faults;
}

const dates = new Set<string>();

describe.each(tables.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_name, endpoint) => {
  it.each(variantsOf(endpoint).map((variant) => [JSON.stringify(variant), variant] as const))(
    "writes dates as dates: %s",
    async (_of, variant) => {
      expect(await faultsOf(endpoint, variant, dates)).toEqual([]);
    },
  );

  it("was seen to write a date", () => {
    expect(dates).toContain(endpoint.name);
  });
});

it("looks at every file that the contract offers as a table", () => {
  const others = files.filter((file) => !tables.includes(file)).map(({ mediaTypes }) => mediaTypes);
  // the audit log's file and the text of a published list are evidence; the rest are pictures, pages and archives
  const known = /^(image|text\/plain|application\/(pdf|zip|gpx\+xml)|text\/csv$)/;
  expect(others.flat().filter((type) => !known.test(type))).toEqual([]);
  expect(files.filter(({ mediaTypes }) => mediaTypes.join() === "text/csv").map(({ name }) => name)).toEqual([
    "audit-export",
  ]);
});

it("has every workbook and text file written by the one writer that knows dates", () => {
  const features = join(import.meta.dirname, "../features");
  const sources = readdirSync(features, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!test)\.ts$/.test(name),
  );
  const writing = sources.filter((name) => readFileSync(join(features, name), "utf8").includes('"text/csv'));
  const own = writing.filter((name) => !readFileSync(join(features, name), "utf8").includes("createSpreadsheetWriter"));
  expect(own).toEqual(["audit/audit.routes.ts"]);
});
