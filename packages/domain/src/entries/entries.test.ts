import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBirthDateCell } from "./birth-date-cell.ts";
import { columnTitle, guessColumns } from "./entry-columns.ts";
import { entryColumns } from "./entry-fields.ts";
import { readGender } from "./gender-words.ts";
import { harmlessCell, withoutApostrophe } from "./harmless-cell.ts";
import { maskAll, maskEmail, maskPhone } from "./mask.ts";
import { holdsThaiId } from "./thai-id.ts";
import { tidyText } from "./tidy-text.ts";

describe("a birth date in a cell", () => {
  it.each([
    ["1990-05-05", "1990-05-05"],
    ["2533-05-05", "1990-05-05"],
    ["5/5/2533", "1990-05-05"],
    ["05-05-1990", "1990-05-05"],
    ["5.5.2533", "1990-05-05"],
    ["2533/5/5", "1990-05-05"],
    ["5 พ.ค. 2533", "1990-05-05"],
    ["5 พฤษภาคม พ.ศ. 2533", "1990-05-05"],
    ["๕/๕/๒๕๓๓", "1990-05-05"],
    ["5-May-1990", "1990-05-05"],
    ["1990-05-05 00:00:00", "1990-05-05"],
    ["1990-05-05T00:00:00.000Z", "1990-05-05"],
    ["32998", "1990-05-05"],
    ["29/2/2543", "2000-02-29"],
  ])("%s is %s", (cell, day) => {
    expect(readBirthDateCell(cell)).toBe(day);
  });

  it.each(["5/5/33", "31/2/2533", "5/25/1990", "พฤษภาคม 2533", "99999", "2533", "ไม่ทราบ", ""])("%s is none", (cell) => {
    expect(readBirthDateCell(cell)).toBeNull();
  });
});

it("reads genders and titles in both languages", () => {
  expect(["ชาย", "M", "Male ", "นาย"].map(readGender)).toEqual(["M", "M", "M", "M"]);
  expect(["หญิง", "f", "นางสาว", "น.ส."].map(readGender)).toEqual(["F", "F", "F", "F"]);
  expect(readGender("ดร.")).toBeNull();
});

it("knows headers in both languages, and the headers that it writes itself", () => {
  expect(guessColumns(["ลำดับ", "BIB *", "ชื่อ-นามสกุล", "Date of Birth", "เลขบัตรประชาชน", "bib"])).toEqual([
    null,
    "bib",
    "fullName",
    "birthDate",
    "nationalId",
    null,
  ]);
  for (const language of ["th", "en"] as const) {
    expect(guessColumns(entryColumns.map((column) => columnTitle(column, language)))).toEqual(entryColumns);
  }
});

it("finds a citizen's number, and does not mistake a phone number or a bib for one", () => {
  expect(holdsThaiId("1101700230708")).toBe(true);
  expect(holdsThaiId("บัตร 1-1017-00230-70-8")).toBe(true);
  expect(["1101700230705", "0812345678", "12345", "66812345678901"].map(holdsThaiId)).toEqual(Array(4).fill(false));
});

it("writes a Thai word in one way", () => {
  expect(tidyText("น\u0E4D\u0E32")).toBe("น\u0E33");
  expect(tidyText("น\u0E4D\u0E49\u0E32ใจ")).toBe("น\u0E49\u0E33ใจ");
  expect(tidyText("\u0E40\u0E40ดง\u200B \u00A0 ใจดี\r\n")).toBe("แดง ใจดี");
  const unit = fc.constantFrom(...Array.from("กเแําำ่้ \u200B\u00A0\uFEFF\n\u0000aé\u0301"));
  fc.assert(fc.property(fc.string({ unit }), (text) => tidyText(tidyText(text)) === tidyText(text)));
});

it("writes no cell that is a formula, and reads back what it wrote", () => {
  expect(
    ["=1+1", "+66812345678", "-5", "@SUM(A1)", " =x", "\t=x", "＝1+1", "＋x", "－x", "＠x", "\u200B=x", "'=x"].map(
      harmlessCell,
    ),
  ).toEqual([
    "'=1+1",
    "+66812345678",
    "-5",
    "'@SUM(A1)",
    "' =x",
    "'\t=x",
    "'＝1+1",
    "'＋x",
    "'－x",
    "'＠x",
    "'\u200B=x",
    "''=x",
  ]);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from("'= =-+@＝＠5aก\u200B")) }), (text) => {
      const written = harmlessCell(text);
      return !/^[\s\p{Cf}]*[=@|%＝＠]/u.test(written) && withoutApostrophe(written) === text;
    }),
  );
});

it("hides a person behind dots", () => {
  expect(maskPhone("081-234-5678")).toBe("•••678");
  expect(maskPhone("12345")).toBe("•••");
  expect(maskEmail("somying@example.org")).toBe("s•••@•••.org");
  expect(maskAll("แพ้ยา")).toBe("•••");
  expect([maskPhone(""), maskEmail(""), maskAll("")]).toEqual(["", "", ""]);
});
