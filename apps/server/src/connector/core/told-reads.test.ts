import { expect, it } from "vitest";
import { createTeller } from "./told-reads.ts";

const place = { name: "mat", timeZone: "Asia/Bangkok", checkpoint: "FIN", points: {} };
const tell = (given: Partial<Parameters<typeof createTeller>[0]>, line: string, receivedAt: string) =>
  createTeller({ ...place, format: "mylaps", ...given })({
    n: 1,
    reader: "mat",
    receivedAt: Date.parse(receivedAt),
    line,
  });
const told = (at: string, timingId = "FIN", device = "mat 5K") => [
  { chipId: "KV86583", timestamp: Date.parse(at), timingId, device },
];

it("gives a clock without a day the day that makes it nearest to when the line came", () => {
  const store = "5K@Store@KV86583 23:59:57.417 3 0F  1000025030870@1@";
  expect(tell({}, store, "2026-11-23T00:00:02+07:00")).toEqual(told("2026-11-22T23:59:57.417+07:00"));
  expect(tell({}, store, "2026-11-22T23:50:00+07:00")).toEqual(told("2026-11-22T23:59:57.417+07:00"));
  expect(tell({ timeZone: "UTC" }, store, "2026-11-23T07:00:02+07:00")).toEqual(told("2026-11-22T23:59:57.417Z"));
});

it("says where a read is: by its place, else where the reader is, else as the line calls it", () => {
  const line = "5K@Passing@t=06:00:00|c=KV86583|d=261122@1@";
  const at = "2026-11-22T06:00:00+07:00";
  expect(tell({ points: { "5K": "CP1" } }, line, at)).toEqual(told(at, "CP1"));
  expect(tell({ points: { "10K": "CP1" } }, line, at)).toEqual(told(at));
  expect(tell({ checkpoint: null }, line, at)).toEqual(told(at, "5K"));
  expect(tell({}, "5K@Passing@t=06:00:00|c=KV86583|d=000000@1@", at)).toEqual(["no_date"]);
});
