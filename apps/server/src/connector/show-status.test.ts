import { expect, it } from "vitest";
import { createStatus, noteLine } from "./core/status.ts";
import { showStatus } from "./show-status.ts";
import { words } from "./words.ts";

it("shows each reader, what waits, what is stored and what is wrong, in both languages", () => {
  const status = createStatus([
    { name: "finish", address: "192.168.1.50:3601" },
    { name: "start", address: "0.0.0.0:3097" },
  ]);
  const at = Date.parse("2026-11-22T06:31:07.250+07:00");
  const finish = status.readers.get("finish")!;
  const kept = { n: 1, reader: "finish", receivedAt: at + 1_300, line: "" };
  noteLine(finish, kept, [{ chipId: "C7", timestamp: at, timingId: "FIN", device: "finish" }], true);
  noteLine(finish, kept, ["no_date"], true);
  finish.links = 1;
  Object.assign(status.readers.get("start")!, { why: "ECONNREFUSED" });
  const counts = { stored: 3, repeated: 1, unknown_checkpoint: 2, not_a_read: 5 };
  const show = () => showStatus({ status, waiting: 4, counts, timeZoneOf: () => "Asia/Bangkok" }, words.en);
  expect(show()).toEqual([
    "Reader finish (192.168.1.50:3601) · connected · 2 read · last C7 at 06:31:07 · came 1.3 s after its time",
    "Reader start (0.0.0.0:3097) · not connected · ECONNREFUSED · 0 read · no read yet",
    "4 waiting · 4 stored on the server · 2 not stored (2 × no such checkpoint: correct the configuration and start again with --again)",
    "the server answers",
  ]);
  Object.assign(status, { server: "HTTP 401", serverAheadMs: -2_000, disk: "ENOSPC" });
  expect(show().slice(-2)).toEqual([
    `${words.en.keyRefused} · the server's clock is -2.0 s ahead of this computer's`,
    words.en.diskFull,
  ]);
  Object.assign(status, { server: "HTTP 503", disk: "EIO" });
  const inThai = showStatus({ status, waiting: 0, counts: {}, timeZoneOf: () => "Asia/Bangkok" }, words.th);
  expect(inThai.slice(-2)).toEqual([
    `${words.th.serverAway("HTTP 503")} · ${words.th.clock("-2.0")}`,
    words.th.diskBroken("EIO"),
  ]);
});
