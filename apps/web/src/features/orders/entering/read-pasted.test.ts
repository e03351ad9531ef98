import { expect, test } from "vitest";
import { usuallyAsked } from "@time-event/domain/entries/asked-of-person";
import { raceDay } from "./testing/given-order.ts";
import { readPasted, templateOf } from "./read-pasted.ts";

const people = (text: string) =>
  readPasted(text, raceDay).map(({ player: { firstName, lastName, gender, birthDate } }) => [
    firstName,
    lastName,
    gender,
    birthDate,
  ]);
const expected = [
  ["สมชาย", "ใจดี", "M", "1990-12-14"],
  ["มานี", "มีนา", "F", "1995-01-02"],
];

test("rows from a spreadsheet are known by their header", () => {
  const text = "ลำดับ\tเพศ\tชื่อ\tนามสกุล\tวันเกิด\n1\tชาย\tสมชาย\tใจดี\t14/12/2533\n2\tหญิง\tมานี\tมีนา\t2/1/2538";
  expect(people(text)).toEqual(expected);
});

test("without a header, columns are known by what they hold", () => {
  expect(people("1\tสมชาย\tใจดี\tชาย\t14/12/2533\r\n2\tมานี\tมีนา\tหญิง\t2/1/2538\r\n")).toEqual(expected);
  expect(people("สมชาย ใจดี,ชาย,14/12/2533\nมานี มีนา,หญิง,2/1/2538")).toEqual(expected);
});

test("a quoted cell may hold the separator", () => {
  expect(people('ชื่อ,นามสกุล,วันเกิด\n"สมชาย","ใจดี, จูเนียร์",14/12/2533')).toEqual([
    ["สมชาย", "ใจดี, จูเนียร์", null, "1990-12-14"],
  ]);
});

test("a value that cannot be read is named and kept to be mended", () => {
  const [line] = readPasted("ชื่อ\tนามสกุล\tวันเกิด\nสมชาย\tใจดี\t31/2/2533", raceDay);
  expect(line?.player.birthDate).toBe("31/2/2533");
  expect(line?.unread).toEqual([{ column: "birthDate", value: "31/2/2533" }]);
  const asked = { ...usuallyAsked, nationalId: "required" } as const;
  const [other] = readPasted("ชื่อ\tเลขบัตรประชาชน\tโทร\nสมชาย\t1101700230705\t๐๘๑-๒๓๔ ๕๖๗", raceDay, asked);
  expect(other?.player).toMatchObject({ nationalId: "1101700230705", phone: "081-234 567" });
  expect(other?.unread).toEqual([{ column: "nationalId", value: "1101700230705" }]);
  // a number that the event does not ask is not kept
  expect(readPasted("ชื่อ\tเลขบัตรประชาชน\nสมชาย\t1101700230708", raceDay)[0]?.player.nationalId).toBe("");
});

test("a text without names has nobody", () => {
  expect(readPasted("", raceDay)).toEqual([]);
  expect(readPasted("\n \n", raceDay)).toEqual([]);
});

test.each(["th", "en"] as const)("the table to fill in is read again (%s)", (language) => {
  const header = templateOf({ ...usuallyAsked, nationalId: "required" }, language);
  const fields = header.trim().split(",");
  const row = fields
    .map((_, at) => ["มานี", "มีนา", "F", "2/1/2538", "081 234 5678", "a@example.org"][at] ?? "")
    .join(",");
  expect(fields).toHaveLength(new Set(fields).size);
  expect(people(header + row)).toEqual([["มานี", "มีนา", "F", "1995-01-02"]]);
});
