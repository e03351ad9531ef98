import { expect, test } from "vitest";
import { courseOfLength, kilometresOf, readCategories } from "./pasted-categories.ts";

const words = { noName: "ไม่มีชื่อ", wrongNumber: "อ่านไม่ออก" };
const point = (code: string, kind: "start" | "split" | "finish", distanceM: number) => ({
  code,
  kind,
  distanceM,
  name: { th: code, en: "" },
  cutoffAt: null,
});
const points = [point("START", "start", 0), point("CP1", "split", 5_000), point("FIN", "finish", 21_000)];
const around = {
  eventId: 7,
  days: { startsOn: "2027-12-18", timeZone: "Asia/Bangkok" },
  checkpoints: points,
  takenCodes: ["10K"],
};

test("a line is a name, a price, how many, and the gun; the code and the course follow from its length", () => {
  const [half, mini] = readCategories("ฮาล์ฟ 21 กม., 900 บาท, 500, 5.30 น.\nมินิ 10K\t600", words, around);
  expect(half!.row).toMatchObject({
    code: "21K",
    capacity: 500,
    course: ["START", "CP1", "FIN"],
    gunAt: Date.parse("2027-12-18T05:30:00+07:00"),
    feeTiers: [{ priceSatang: 90_000 }],
  });
  // the code is taken, and the finish is passed at this category's own distance
  expect(mini!.row).toMatchObject({
    code: "10K-2",
    capacity: null,
    course: ["START", "FIN"],
    distancesM: [null, 10_000],
  });
});

test("what cannot be read is said, not stored", () => {
  const rows = readCategories(", 600\nฟันรัน, หกร้อย\nฟันรัน, 300, 100, เช้า", words, around);
  expect(rows.map(({ row, problem }) => [row, problem])).toEqual([
    [null, words.noName],
    [null, words.wrongNumber],
    [null, words.wrongNumber],
  ]);
});

test("a length stands in a name; without it, or without a line to pass, there is no course yet", () => {
  expect(["มินิ 10.5 กม.", "42K", "ฟันรัน"].map(kilometresOf)).toEqual([10.5, 42, null]);
  expect(courseOfLength(points, null).course).toEqual([]);
  expect(courseOfLength(points.slice(0, 2), 10).course).toEqual([]);
});
