import { encodeLine } from "@time-event/domain/course/line-text";
import { expect, test } from "vitest";
import { courseOfLength, kilometresOf, readCategories } from "./pasted-categories.ts";

const words = {
  noName: "ไม่มีชื่อ",
  wrongNumber: "อ่านไม่ออก",
  wrongEarly: "ไม่ครบ",
  prices: (...parts: readonly string[]) => parts.join(" "),
  baht: String,
  day: (day: string) => day,
  nameOf: ({ name }: { readonly name: { readonly th: string } }) => name.th,
};
const point = (code: string, kind: "start" | "split" | "finish", distanceM: number) => ({
  code,
  kind,
  distanceM,
  lat: null,
  lng: null,
});
const points = [point("START", "start", 0), point("CP1", "split", 5_000), point("FIN", "finish", 21_000)];
const around = {
  eventId: 7,
  days: { startsOn: "2027-12-18", timeZone: "Asia/Bangkok" },
  checkpoints: points,
  courses: [],
  art: "road",
  takenCodes: ["10K"],
};

test("a line is a name, a price, how many, and the gun; the code and the course follow from its length", () => {
  const [half, mini] = readCategories("ฮาล์ฟ 21 กม., 900 บาท, 500, 5.30 น.\nมินิ 10K\t600", words, around);
  expect(half!.row!.values).toMatchObject({
    code: "21K",
    capacity: 500,
    course: ["START", "CP1", "FIN"],
    gunAt: Date.parse("2027-12-18T05:30:00+07:00"),
    feeTiers: [{ priceSatang: 90_000 }],
  });
  // the code is taken, and the finish is passed at this category's own distance
  expect(mini!.row!.values).toMatchObject({
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

test("a category takes the GPX course of its length, with the points on it, and ends where it is announced", () => {
  const line = encodeLine([0, 0.1, 0.2].map((lat, at) => ({ lat, lng: 0, distanceM: at * 12_600, elevationM: null })));
  const course = { id: 3, name: { th: "เส้น 25K", en: "" }, line, distanceM: 25_200 };
  const passed = [
    { ...point("START", "start", 0), lat: 0, lng: 0 },
    { ...point("CP1", "split", 12_600), lat: 0.1, lng: 0 },
    point("FIN", "finish", 25_200),
  ];
  const [trail, fun] = readCategories("เทรล 25 กม.\nฟันรัน 5 กม.", words, {
    ...around,
    checkpoints: passed,
    courses: [{ ...course, id: 4, distanceM: 26_500 }, course],
  });
  expect(trail!.row).toMatchObject({
    courseId: 3,
    values: { course: ["START", "CP1", "FIN"], distancesM: [null, null, 25_000] },
  });
  expect(fun!.row).toMatchObject({ courseId: null, values: { course: ["START", "FIN"], distancesM: [null, 5_000] } });
  expect(trail!.cells.at(-1)).toBe("เส้น 25K");
});

test("an early price ends at the end of its last day, and needs one", () => {
  const [early, dayless, alone] = readCategories(
    "ฮาล์ฟ 21 กม., 1,200, 500, 05:00, 990, 31/10/2570\nมินิ, 600, , , 500\nฟันรัน, , , , 300, 31/10/2570",
    words,
    around,
  );
  expect(early!.row!.values.feeTiers).toMatchObject([
    { name: { en: "Early bird" }, priceSatang: 99_000, endsAt: Date.parse("2027-10-31T23:59:00+07:00") },
    { priceSatang: 120_000, endsAt: null },
  ]);
  expect(early!.cells[2]).toBe("990 2027-10-31 1200");
  expect([dayless, alone].map((row) => row!.problem)).toEqual([words.wrongEarly, words.wrongEarly]);
});
