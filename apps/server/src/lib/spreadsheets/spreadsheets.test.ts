import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, describe, expect, it } from "vitest";
import { createWorkerPool } from "../heavy-work/worker-pool.ts";
import { readXlsx } from "./read-xlsx.ts";
import { createSpreadsheetWriter, readSpreadsheet } from "./spreadsheets.ts";

const pool = createWorkerPool(() => {});
afterAll(() => pool.stop());

const bytes = (text: string) => Buffer.from(text, "utf8");
const cellsOf = async (file: Uint8Array) => (await readSpreadsheet(pool, file, 0)).rows.map(({ cells }) => cells);
const thai874 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => (letter < "\u0E01" ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0x0e01 + 0xa1)),
  );

describe("a text file", () => {
  const table = [
    ["bib", "ชื่อ"],
    ["1", "มานี"],
  ];

  it.each([
    ["UTF-8", bytes("bib,ชื่อ\n1,มานี\n"), "utf-8"],
    ["UTF-8 with its mark and Windows line ends", bytes("\uFEFFbib,ชื่อ\r\n1,มานี\r\n"), "utf-8"],
    ["semicolons", bytes("bib;ชื่อ\n1;มานี\n"), "utf-8"],
    ["the Thai code page", thai874("bib,ชื่อ\n1,มานี\n"), "windows-874"],
    ["Unicode text of Excel", Buffer.from("\uFEFFbib\tชื่อ\r\n1\tมานี\r\n", "utf16le"), "utf-16"],
  ])("is read from %s", async (_, file, encoding) => {
    const read = await readSpreadsheet(pool, file, 0);
    expect(read).toMatchObject({ kind: "csv", encoding });
    expect(read.rows.map(({ cells }) => cells)).toEqual(table);
  });

  it("tells on which line a record begins, even if values contain line ends", async () => {
    const { rows } = await readSpreadsheet(pool, bytes('a,b\n1,"x\ny"\n\n2,z\n'), 0);
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it("is refused when it is not text, or too long", async () => {
    await expect(readSpreadsheet(pool, Buffer.from([0x89, 0x50, 0, 1, 2, 0]), 0)).rejects.toMatchObject({
      reason: "unreadable_file",
    });
    await expect(readSpreadsheet(pool, bytes("1\n".repeat(100_001)), 0)).rejects.toMatchObject({
      reason: "too_many_lines",
    });
  });
});

describe("a workbook", () => {
  it("is read as it was written, formulas as text", async () => {
    const rows = [
      ["bib", "ชื่อ", "หมายเหตุ"],
      ["001", "มานี", "=1+1"],
      ["2", "ปิติ", ""],
    ];
    const [header, ...others] = rows;
    const writer = createSpreadsheetWriter({ format: "xlsx", sheet: "ผู้สมัคร", header: header! });
    for (const row of others) writer.add([row]);
    expect(await cellsOf(await writer.finish(pool))).toEqual(rows);
  });

  it("holds days and minutes as dates, which a text file shows as it is told", async () => {
    const cells = [
      { date: "1990-12-14", text: "2533-12-14" },
      { date: "2026-11-22 06:30", text: "2569-11-22 06:30" },
      { date: "1899-01-01", text: "1899-01-01" },
      { date: "2500-13-40", text: "no day" },
    ];
    const file = async (format: "csv" | "xlsx") => {
      const writer = createSpreadsheetWriter({ format, sheet: "A", header: ["a", "b", "c", "d"] });
      writer.add([cells]);
      return writer.finish(pool);
    };
    const workbook = await file("xlsx");
    const inside = strFromU8(unzipSync(workbook)["xl/worksheets/sheet1.xml"]!);
    expect(inside).toContain('<c r="A2" s="2"><v>33221</v></c>');
    expect(inside).toContain('<c r="B2" s="3"><v>46348.270833333336</v></c>');
    expect((await cellsOf(workbook))[1]).toEqual(["1990-12-14", "2026-11-22 06:30:00", "1899-01-01", "no day"]);
    expect((await cellsOf(await file("csv")))[1]).toEqual(cells.map(({ text }) => text));
  });

  it("holds every letter that XML can hold, and loses only those that it cannot", async () => {
    const header = Array.from({ length: 30 }, (_, at) => `c${at}`);
    const row = ["", 'a<b & "c" ]]>', " x\ny ", "🏃ก็", "&amp;", "\u0001a\uD800b\uFFFE", ...header.slice(6)];
    const writer = createSpreadsheetWriter({ format: "xlsx", sheet: 'A "&" B', header });
    writer.add([row]);
    const file = await writer.finish(pool);
    expect((await readSpreadsheet(pool, file.slice(), 0)).sheets).toEqual(['A "&" B']);
    const read = await cellsOf(file);
    expect(read).toEqual([header, [...row.slice(0, 5), "a\uFFFDb", ...row.slice(6)].map((cell) => cell.trim())]);
  });

  it("is written in a thread that could not hold its rows", async () => {
    const narrow = createWorkerPool(() => {}, { heapMb: 32 });
    const header = Array.from({ length: 20 }, (_, at) => `column ${at}`);
    const writer = createSpreadsheetWriter({ format: "xlsx", sheet: "A", header });
    for (let piece = 0; piece < 40; piece++) {
      writer.add(Array.from({ length: 500 }, (_, line) => header.map((name) => `${name} of ${piece} and ${line}`)));
    }
    const file = await writer.finish(narrow);
    expect(file.length).toBeGreaterThan(1_000_000);
    await narrow.stop();
  });

  it("is refused when it is in the old format, broken, or a bomb", async () => {
    const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]);
    await expect(readSpreadsheet(pool, old, 0)).rejects.toMatchObject({ reason: "old_excel" });
    await expect(readSpreadsheet(pool, bytes("PK nothing"), 0)).rejects.toMatchObject({ reason: "unreadable_file" });
    const bomb = zipSync({ "xl/worksheets/sheet1.xml": strToU8(" ".repeat(210_000_000)) });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(readSpreadsheet(pool, bomb, 0)).rejects.toMatchObject({ reason: "too_large_inside" });
  });

  it("is refused when one cell is far away, before the rows up to it are filled", async () => {
    const far = (row: number, cell: string) =>
      zipSync({
        "xl/worksheets/sheet1.xml": strToU8(
          `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="${row}"><c r="${cell}"><v>2</v></c></row></sheetData></worksheet>`,
        ),
      });
    expect(far(90_000, "XFD90000").length).toBeLessThan(1_000);
    await expect(readXlsx(far(90_000, "XFD90000"), 0)).rejects.toMatchObject({ reason: "too_large_inside" });
    await expect(readXlsx(far(1_048_576, "B1048576"), 0)).rejects.toMatchObject({ reason: "too_many_lines" });
  });

  it("does not unfold further than the size that it states", async () => {
    const honest = zipSync({ "xl/workbook.xml": strToU8(" ".repeat(50_000_000)) });
    const lying = Buffer.from(honest);
    // the size in the archive's directory, at its place in the only record
    const record = lying.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    lying.writeUInt32LE(10, record + 24);
    await expect(readSpreadsheet(pool, lying, 0)).rejects.toMatchObject({ reason: "unreadable_file" });
  });
});
