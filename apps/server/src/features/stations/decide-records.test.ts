import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { raceTimeAt } from "@time-event/domain/rehearsal/race-clock";
import { chainStart, recordText } from "@time-event/domain/stations/record-chain";
import { weighRecords } from "./decide-records.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

it("takes what is entered in a rehearsal for the time that it is in its race", () => {
  const began = Date.parse("2026-10-01T08:00:00+07:00");
  const gunAt = Date.parse("2026-10-01T06:00:00+07:00");
  const clock = { raceAt: gunAt, setAt: began, speed: 20 };
  const sealed = {
    device: "d",
    seq: 1,
    previousHash: chainStart,
    kind: "passing" as const,
    bib: "7",
    undoes: null,
    reason: null,
    note: null,
    at: began + 60_000,
    monotonicMs: 60_000,
    bootId: "b",
  };
  const record = { ...sealed, hash: hashOf(recordText(sealed)) };
  const anchors = [{ deviceAt: began, serverAt: began, monotonicMs: 0, bootId: "b", roundTripMs: 0 }];
  const day = 24 * 60 * 60_000;
  const window = { fromAt: gunAt - day, toAt: gunAt + day };
  const known = { held: [], anchors, window, hashOf, inRace: (at: number) => raceTimeAt(clock, at) };
  expect(weighRecords([record], known)).toMatchObject([
    { link: "new", fate: "stored", happenedAtMs: gunAt + 20 * 60_000 },
  ]);
});
