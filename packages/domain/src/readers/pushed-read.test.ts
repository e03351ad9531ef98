import { expect, it } from "vitest";
import { checkpointMeant, readPush } from "./pushed-read.ts";

const at = Date.parse("2026-11-22T00:00:00.250Z");
const passing = { Transponder: "C7", UTCTime: "2026-11-22T07:00:00.25+07:00", DeviceID: "D-5001", DeviceName: "เส้นชัย" };

it("reads what RACE RESULT's exporter posts: by its bib, else by the transponder", () => {
  const read = { bib: "7", chip: null, at, points: ["FIN"], device: "เส้นชัย" };
  expect(readPush({ Bib: 7, TimingPoint: "FIN", Passing: passing })).toEqual(read);
  expect(readPush({ Bib: 0, TimingPoint: "FIN", Passing: passing })).toEqual({ ...read, bib: null, chip: "C7" });
  const nameless = { ...passing, DeviceName: "", UTCTime: "2026-11-22 00:00:00.250" };
  expect(readPush({ Bib: "7", TimingPoint: "FIN", Passing: nameless })).toEqual({ ...read, device: "D-5001" });
});

it("says why something is no read", () => {
  expect(readPush({ Bib: 7, Passing: { ...passing, IsMarker: true } })).toBe("not_a_read");
  expect(readPush({ Bib: 0, Passing: { ...passing, Transponder: " " } })).toBe("no_chip");
  expect(readPush({ Bib: 7, Passing: { ...passing, UTCTime: "07:00" } })).toBe("no_time");
  expect(readPush({ chipId: "C1\u0000", timestamp: at })).toBe("no_chip");
  expect(readPush({ chipId: "C1", timestamp: "2026-11-22T07:00:00" })).toBe("no_time");
  expect(readPush({})).toBe("no_chip");
});

it("reads what forwarders post, in seconds, milliseconds or text", () => {
  for (const timestamp of [at, String(at), at / 1000, "2026-11-22T00:00:00.250Z", "2026-11-22 07:00:00.25+07:00"]) {
    expect(readPush({ chipId: 58_417, timestamp, timingId: "FIN", timingName: " Finish " })).toEqual({
      bib: null,
      chip: "58417",
      at,
      points: ["FIN", "Finish"],
      device: "",
    });
  }
  expect(readPush({ bib: "F12", timestamp: at, device: "mat" })).toMatchObject({
    bib: "F12",
    points: [],
    device: "mat",
  });
});

it("finds the checkpoint by its code before its names", () => {
  const places = [
    { code: "A", name: { th: "เส้นชัย", en: "fin" } },
    { code: "FIN", name: { th: "", en: "Finish" } },
  ];
  expect(checkpointMeant(["fin"], places)).toBe("FIN");
  expect(checkpointMeant(["x", "เส้นชัย"], places)).toBe("A");
  expect(checkpointMeant(["FINISH"], places)).toBe("FIN");
  expect(checkpointMeant([""], places)).toBe(null);
  expect(checkpointMeant([], places)).toBe(null);
});
