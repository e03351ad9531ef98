import { expect, test } from "vitest";
import { readCheckpoints } from "./pasted-checkpoints.ts";

const words = {
  kinds: { start: "ปล่อยตัว", split: "จุดตรวจ", finish: "เส้นชัย", lap: "เส้นนับรอบ" },
  noName: "ไม่มีชื่อ",
  noDistance: "ไม่มีระยะ",
};

test("a line is a code, a name and kilometres; what the point is follows from them", () => {
  const rows = readCheckpoints("START, ลานวัด, 0\nW1\tน้ำตก\t๕.๒ กม.\nเส้นชัย, 10.5", words);
  expect(rows.map(({ row }) => row && [row.code, row.kind, row.name.th, row.distanceM])).toEqual([
    ["START", "start", "ลานวัด", 0],
    ["W1", "split", "น้ำตก", 5200],
    ["FIN", "finish", "เส้นชัย", 10_500],
  ]);
});

test("a line without a code gets the next one, and one without a distance is not stored", () => {
  const rows = readCheckpoints("จุดพัก, 4\nจุดสูงสุด, 8\nCP9, ศาลา, ไกล", words);
  expect(rows.map(({ row }) => row?.code)).toEqual(["CP1", "CP2", undefined]);
  expect(rows[2]!.problem).toBe("ไม่มีระยะ");
});
