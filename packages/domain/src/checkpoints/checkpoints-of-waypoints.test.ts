import { describe, expect, it } from "vitest";
import { givenTrack } from "../course/given-track.test-support.ts";
import { checkpointsOfWaypoints } from "./checkpoints-of-waypoints.ts";

const waypoint = (name: string, eastM = 0, { symbol = "", awayM = 5 } = {}) => ({
  ...givenTrack([eastM, 0])[0]!,
  name,
  symbol,
  distanceM: eastM,
  awayM,
});
const known = (code: string, name: string, eastM?: number, kind: "start" | "split" | "finish" = "split") => ({
  code,
  kind,
  name: { th: name, en: "" },
  ...(eastM === undefined ? { lat: null, lng: null } : givenTrack([eastM, 0])[0]!),
});

describe("checkpointsOfWaypoints", () => {
  it("makes codes of short Latin names, and counts the others in the order of the course", () => {
    const names = ["Bridge 10K", "bridge 10k", "น้ำตกห้วยไผ่", "  ", "", "Water / Station № 4 under the old mango tree"];
    const offered = checkpointsOfWaypoints(
      names.map((name, index) => waypoint(name, index * 1_000)),
      [known("CP1", "อื่น")],
    );
    expect(offered.map(({ code }) => code)).toEqual(["BRIDGE-10K", "BRIDGE-10K-2", "CP2", "CP3", "CP4", "CP5"]);
    const backwards = checkpointsOfWaypoints([waypoint("ผาซำทอง", 9_000), waypoint("ลานหิน", 4_000)], []);
    expect(backwards.map(({ code }) => code)).toEqual(["CP2", "CP1"]);
  });

  it("offers the ends of the line as start and finish as long as there are none, also where one arch is both", () => {
    const there = givenTrack([0, 0], [5_000, 0], [10, 10]).map((place, index) => ({
      ...place,
      elevationM: 700,
      distanceM: index * 5_000,
    }));
    const names = { start: "จุดปล่อยตัว", finish: "เส้นชัย" };
    const ends = (
      waypoints: Parameters<typeof checkpointsOfWaypoints>[0],
      others: Parameters<typeof checkpointsOfWaypoints>[1],
    ) =>
      checkpointsOfWaypoints(waypoints, others, there, names).map(({ code, name, kind, distanceM, isKnown }) => [
        code,
        name,
        kind,
        distanceM,
        isKnown,
      ]);
    const arch = [waypoint("ลานอุทยาน", 0), waypoint("ผา", 5_000), waypoint("ลานอุทยาน", 5)];
    expect(ends(arch, [])).toEqual([
      ["START", "ลานอุทยาน", "start", 0, false],
      ["CP1", "ผา", "split", 5_000, false],
      ["FIN", "ลานอุทยาน", "finish", 10_000, false],
    ]);
    // a file that names nothing
    expect(ends([], [])).toEqual([
      ["START", "จุดปล่อยตัว", "start", 0, false],
      ["FIN", "เส้นชัย", "finish", 10_000, false],
    ]);
    // the event has a start, and a finish whose place nobody knew
    const own = [known("START", "สนาม", 0, "start"), known("FIN", "หน้าวัด", undefined, "finish")];
    expect(ends([], own)).toEqual([["FIN", "หน้าวัด", "finish", 10_000, true]]);
    expect(ends([waypoint("Start"), waypoint("Goal", 5)], [])).toHaveLength(2);
  });

  it("takes the short code that a name begins with, as long as it is free", () => {
    const names = ["CP1 Mae Klang", "cp-2", "A3: ศาลา", "CP1 Bridge", "CP10K", "10K turn"];
    const offered = checkpointsOfWaypoints(
      names.map((name, index) => waypoint(name, index * 1_000)),
      [],
    );
    expect(offered.map(({ code }) => code)).toEqual(["CP1", "CP2", "A3", "CP1-BRIDGE", "CP10K", "10K-TURN"]);
  });

  it.each([
    ["Start", "", "start"],
    ["ปล่อยตัว 10K", "", "start"],
    ["Restart of GPS", "", "split"],
    ["CP1", "Finish", "finish"],
    ["เส้นชัย", "", "finish"],
    ["Water", "Drinking Water", "split"],
  ])("takes %s (%s) for a %s", (name, symbol, kind) => {
    expect(checkpointsOfWaypoints([waypoint(name, 0, { symbol })], [])[0]!.kind).toBe(kind);
  });

  it("recognises a checkpoint by its code, its name or its position, and says if it lacks one", () => {
    const there = [known("CP1", "สะพาน"), known("CP2", "วัด", 2_000)];
    const offered = checkpointsOfWaypoints(
      [waypoint("cp 1", 900), waypoint("Temple", 2_040), waypoint("Mill", 3_000)],
      there,
    );
    expect(offered.map(({ code, isKnown, lacksPosition }) => [code, isKnown, lacksPosition])).toEqual([
      ["CP1", true, true],
      ["CP2", true, false],
      ["MILL", false, false],
    ]);
  });

  it("takes a finish elsewhere for another one, although each file calls its end so, but not a point that has moved", () => {
    const there = [known("FINISH", "Finish", 10_000), known("CP1", "Bridge", 2_000)];
    const offered = checkpointsOfWaypoints(
      [waypoint("Finish", 10_200), waypoint("Finish", 5_000), waypoint("Bridge", 4_000)],
      there,
    );
    expect(offered.map(({ code, isKnown }) => [code, isKnown])).toEqual([
      ["FINISH", true],
      ["FINISH-2", false],
      ["CP1", true],
    ]);
  });

  it("offers one place once, and says which is far from the course", () => {
    const offered = checkpointsOfWaypoints(
      [waypoint("Well", 1_000), waypoint("WELL", 1_020), waypoint("Camp", 5_000, { awayM: 900 })],
      [],
    );
    expect(offered.map(({ code, isFar }) => [code, isFar])).toEqual([
      ["WELL", false],
      ["CAMP", true],
    ]);
  });
});
