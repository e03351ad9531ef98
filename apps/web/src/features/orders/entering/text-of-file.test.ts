import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { raceDay } from "./testing/given-order.ts";
import { readPasted } from "./read-pasted.ts";
import { textOfFile, UnreadableFile } from "./text-of-file.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** As a spreadsheet program writes it: a text, a day as a number with a format, a number. */
function givenWorkbook(): Blob {
  const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const parts = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="ทีม" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData><row r="1">${text("A1", "ชื่อ")}${text("B1", "เพศ")}${text("C1", "วันเกิด")}</row><row r="2">${text("A2", "มานี มีนา")}${text("B2", "หญิง")}<c r="C2" s="1"><v>33221</v></c></row></sheetData></worksheet>`,
  };
  const files = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
  return new Blob([zipSync(files) as Uint8Array<ArrayBuffer>]);
}

test("a workbook is read as its rows would be pasted, days as days", async () => {
  const text = await textOfFile(givenWorkbook());
  expect(text).toBe("ชื่อ\tเพศ\tวันเกิด\nมานี มีนา\tหญิง\t1990-12-14");
  expect(readPasted(text, raceDay)[0]?.player).toMatchObject({ gender: "F", birthDate: "1990-12-14" });
});

test("a CSV file may be in UTF-8, in UTF-16 or in the old Thai code page", async () => {
  // ชื่อ, with the mark of UTF-16 before it
  const utf16 = new Uint8Array([0xff, 0xfe, 0x0a, 0x0e, 0x37, 0x0e, 0x48, 0x0e, 0x2d, 0x0e]);
  for (const file of [
    new Blob(["\uFEFFชื่อ"]),
    new Blob([utf16]),
    new Blob([new Uint8Array([0xaa, 0xd7, 0xe8, 0xcd])]),
  ]) {
    expect((await textOfFile(file)).replace("\uFEFF", "")).toBe("ชื่อ");
  }
});

test("a file that is no table says so", async () => {
  const old = new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])]);
  const broken = new Blob(["PK\u0003\u0004 and nothing"]);
  const large = new Blob([new Uint8Array(5_000_001)]);
  for (const file of [old, broken, large]) await expect(textOfFile(file)).rejects.toThrow(UnreadableFile);
});
