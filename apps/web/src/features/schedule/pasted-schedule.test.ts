import { expect, test } from "vitest";
import { readSchedule } from "./pasted-schedule.ts";

const words = { noTime: "ไม่มีเวลา", noTitle: "ไม่มีรายการ", noSuchDay: "ไม่มีวันนี้", day: (day: string) => day };
const days = { startsOn: "2027-12-18", timeZone: "Asia/Bangkok" };
const at = (text: string) => Date.parse(`${text}:00+07:00`);

test("a line is a time, what and where; a day holds for the lines below it", () => {
  const rows = readSchedule("05:30, ปล่อยตัว 21K\n17/12/2570, 13:00-18:00, รับ BIB, ลานวัด\n19.00 น., พิธีเปิด", words, days);
  expect(rows.map(({ row }) => row && [row.startsAt, row.endsAt, row.title.th, row.place!.th])).toEqual([
    [at("2027-12-18T05:30"), null, "ปล่อยตัว 21K", ""],
    [at("2027-12-17T13:00"), at("2027-12-17T18:00"), "รับ BIB", "ลานวัด"],
    [at("2027-12-17T19:00"), null, "พิธีเปิด", ""],
  ]);
});

test("a day that there is not is said, and holds for no other line", () => {
  const rows = readSchedule("31/02/2570, 05:30, ปล่อยตัว\n06:00, มอบรางวัล", words, days);
  expect(rows.map(({ problem }) => problem)).toEqual([words.noSuchDay, undefined]);
  expect(rows.map(({ cells }) => cells[0])).toEqual(["31/02/2570", "2027-12-18"]);
});

test("a line without a time or a title is not stored", () => {
  const rows = readSchedule("เช้า, ปล่อยตัว\n05:30", words, days);
  expect(rows.map(({ row, problem }) => [row, problem])).toEqual([
    [null, words.noTime],
    [null, words.noTitle],
  ]);
});
