import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeReads } from "./place-read.ts";
import type { LineProblem, ReaderRead } from "./reader-line.ts";
import { type LineFormat, lineFormats, readLineOf, recogniseFormat } from "./recognise-format.ts";
import { guessReadColumns, isCompleteReadMapping, readTableRow } from "./table-columns.ts";

/** From nine in the evening. */
const instantOf = placeReads({ timeZone: "Asia/Bangkok", earliestAt: Date.parse("2026-11-22T21:00:00+07:00") });

/** A read in one line: chip, day, milliseconds of the day or instant, point. */
function told(read: ReaderRead | LineProblem): string {
  if (typeof read === "string") return read;
  const { chip, time, point } = read;
  return `${chip} ${typeof time === "number" ? new Date(time).toISOString() : `${time.day} ${time.msOfDay}`} ${point}`.trim();
}
const ms = (hour: number, minute: number, second: number, part = 0) =>
  ((hour * 60 + minute) * 60 + second) * 1000 + part;

/** A line of Chronokeep's log; its reader's own clock was an hour slow. */
const logged = ([status, chip]: readonly string[], [seconds, part]: readonly string[], bib = "") =>
  [
    status,
    chip,
    "1479792667",
    part,
    seconds,
    part,
    "1",
    "1",
    "17",
    "5",
    "-60",
    "0",
    "",
    "0",
    bib,
    bib === "" ? "0" : "1",
  ]
    .map((field) => `"${field}"`)
    .join(",");

it.each<[LineFormat, string, readonly string[]]>([
  ["race_result", "1;33;2026-11-22;06:00:02.773;6692;12;-68;09ca52", [`33 2026-11-22 ${ms(6, 0, 2, 773)}`]],
  ["race_result", "1;33;0000-00-00;00:00:02.773;6692;12;-68;09ca52", ["no_date"]],
  ["race_result", "#;ID;Date;Time", ["not_a_read"]],
  [
    "mylaps",
    "Finish@Passing@t=13:11:30.904|c=0000041|ct=UH|d=120606|l=13|dv=4|re=0|an=00001111|g=0|b=41|n=41@t=13:11:31|c=42|d=120606@1016@$",
    [`0000041 2012-06-06 ${ms(13, 11, 30, 904)} Finish`, `42 2012-06-06 ${ms(13, 11, 31)} Finish`],
  ],
  ["mylaps", "5K@Store@KV86583 16:13:57.417 3 0F  1000025030870@$", [`KV86583 null ${ms(16, 13, 57, 417)} 5K`]],
  ["mylaps", "Start@Marker@t=06:00:00|mt=Gunshot|n=Gun 1@$", ["not_a_read"]],
  ["mylaps", "Start@Ping@$", ["not_a_read"]],
  ["chronotrack", "CT01_13~21~Finish~CA2017~08:01:02.35~1~117F37~8", [`CA2017 null ${ms(8, 1, 2, 350)} Finish`]],
  [
    "chronotrack",
    "CT01_13~21~Fin~CA2017~2026-11-22T08:01:02.35~1~117F37~8",
    [`CA2017 2026-11-22 ${ms(8, 1, 2, 350)} Fin`],
  ],
  ["chronotrack", "CT01_13~21~Fin~CA2017~1795298400.25~1~117F37~8", ["CA2017 2026-11-21T22:00:00.250Z Fin"]],
  ["chronotrack", "TO,7,58417,1,2,1795298400.25,0016,1,-60,5,P,1", ["58417 2026-11-21T22:00:00.250Z 0016"]],
  ["chronotrack", "CT01_33~2038~30k~newlocation~09:15:21.00~0~ED932A~0", ["not_a_read"]],
  ["chronotrack", "SimpleClient~2.0.1~CTP01", ["not_a_read"]],
  ["rfid_timing", "0,58417,1479796267,250,1,-60,0,2,1,0,0,17", [`58417 2026-11-22 ${ms(6, 31, 7, 250)} 2`]],
  ["rfid_timing", '1,58417,0,"2026-11-22 06:31:07.250",3,1', [`58417 2026-11-22 ${ms(6, 31, 7, 250)} 3`]],
  ["rfid_timing", '1,58417,0,"6:31:07.250",3,1', [`58417 null ${ms(6, 31, 7, 250)} 3`]],
  ["rfid_timing", "0,58417,x,250,1,-60,0,2,1,0,0,17", ["no_time"]],
  ["chronokeep", logged(["4", "58417"], ["1479796267", "250"]), [`58417 2026-11-22 ${ms(6, 31, 7, 250)} 17/1`]],
  [
    "chronokeep",
    logged(["0", "A413A57"], ["1479796267", "5"]).replaceAll('"', ""),
    [`A413A57 2026-11-22 ${ms(6, 31, 7, 5)} 17/1`],
  ],
  ["chronokeep", logged(["0", ""], ["1479796267", "0"], "501"), [`501 2026-11-22 ${ms(6, 31, 7)} 17/1`]],
  ["chronokeep", logged(["0", "-1"], ["1479796267", "0"], "501"), [`501 2026-11-22 ${ms(6, 31, 7)} 17/1`]],
  ["chronokeep", logged(["0", "-1"], ["1479796267", "0"], "-1"), ["no_chip"]],
  ["chronokeep", logged(["0", "58417"], ["-1", "0"]), ["no_time"]],
  [
    "chronokeep",
    "status,chip_number,seconds,milliseconds,time_seconds,time_milliseconds,antenna,reader,box,log_index,rssi,is_rewind,reader_time,start_time,read_bib,type",
    ["not_a_read"],
  ],
  ["ipico", "aa00058000d6b06c00012611220631071979", [`058000d6b06c 2026-11-22 ${ms(6, 31, 7, 250)} 00`]],
  ["ipico", "aa00058000d6b06c00010000000631071979", ["no_date"]],
  ["orion", "$P,1,58417,0,0,23467250", [`58417 null ${ms(6, 31, 7, 250)}`]],
  ["orion", "$P;1;58417;0;0;99999999", ["no_time"]],
  ["jchip", "DA413A57 11:29:52.449 10 1 0 C7 date=20261122", [`A413A57 2026-11-22 ${ms(11, 29, 52, 449)}`]],
  ["jchip", "DAGE9999 10:11:16.4433 10  10000      C7", [`AGE9999 null ${ms(10, 11, 16, 443)}`]],
  ["jchip", "N0000READER", ["not_a_read"]],
  ["impinj", "E20034120000,2026-11-22 06:31:07.250123", [`E20034120000 2026-11-22 ${ms(6, 31, 7, 250)}`]],
  ["impinj", "Tag,DiscoveryTime", ["not_a_read"]],
])("%s: %s", (format, line, expected) => {
  expect(readLineOf[format](line).map(told)).toEqual(expected);
});

describe("a format", () => {
  it.each<[string, readonly string[], LineFormat | null]>([
    ["under its header", ["Tag,DiscoveryTime", "E200,2026-11-22 06:31:07.25"], "impinj"],
    ["under Chronokeep's header", ["status,chip_number,…", logged(["0", "C1"], ["1479796267", "0"])], "chronokeep"],
    ["though a clock was not set", ["1;33;0000-00-00;00:00:02.773;6692"], "race_result"],
    ["not of a table", ["bib,time", "7,06:31:07", "8,06:31:09"], null],
    ["not of one line among many", ["a", "b", "c", "$P,1,58417,0,0,23467250"], null],
    ["not of nothing", [], null],
  ])("is recognised %s", (_, lines, expected) => {
    expect(recogniseFormat(lines)).toBe(expected);
  });

  it("never throws, whatever the bytes", () => {
    const pieces = fc.constantFrom(
      "aa00",
      "$P",
      ";",
      ",",
      "~",
      "@",
      "|c=",
      "t=99:99",
      "D ",
      "CT01_13",
      "TO,",
      "0,",
      "::",
      "9".repeat(40),
    );
    const line = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.oneof(pieces, fc.string())).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(line, fc.constantFrom(...lineFormats), (text, format) => {
        const reads = readLineOf[format](text);
        expect(reads.length).toBeGreaterThan(0);
        for (const read of reads) if (typeof read !== "string") instantOf(read.time);
      }),
    );
  });
});

describe("a table", () => {
  it("of Ubidium has an id and a local time", () => {
    const mapping = guessReadColumns(["id", "time.local", "rssi"]);
    expect([mapping, isCompleteReadMapping(mapping)]).toEqual([["chip", "time", null], true]);
    expect(readTableRow(mapping, ["58417", "2026-11-22T06:31:07.250", "-60"])).toEqual({
      isBib: false,
      line: [{ chip: "58417", time: { day: "2026-11-22", msOfDay: ms(6, 31, 7, 250) }, point: "" }],
    });
  });
  it("in Thai may name bibs, days and points", () => {
    const mapping = guessReadColumns(["หมายเลข", "วันที่", "เวลา", "จุดตรวจ"]);
    expect(readTableRow(mapping, ["7", "2026-11-22", "06:31:07", "CP1"])).toMatchObject({ isBib: true });
    expect(readTableRow(mapping, ["7", "0000-00-00", "06:31:07", "CP1"]).line).toEqual(["no_date"]);
    expect(readTableRow(mapping, ["", "2026-11-22", "06:31:07", "CP1"]).line).toEqual(["no_chip"]);
    expect(isCompleteReadMapping(["bib", "date"])).toBe(false);
  });
});

describe("an instant", () => {
  it.each([
    ["2026-11-22", ms(6, 0, 0, 250), "2026-11-21T23:00:00.250Z"],
    [null, ms(22, 0, 0, 5), "2026-11-22T15:00:00.005Z"],
    [null, ms(1, 0, 0, 5), "2026-11-22T18:00:00.005Z"],
  ])("of %s and %i is of that day, or of the night after", (day, msOfDay, expected) => {
    expect(new Date(instantOf({ day, msOfDay })!).toISOString()).toBe(expected);
  });
});
