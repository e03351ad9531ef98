import { expect, it } from "vitest";
import { BadConfig, readConfig } from "./config.ts";

const given = (changes: object = {}, reader: object = {}) =>
  JSON.stringify({
    server: "https://race.example/api/event/",
    key: "device_x",
    timeZone: "Asia/Bangkok",
    readers: [{ name: "finish", type: "race_result", host: "192.168.1.50", checkpoint: "FIN", ...reader }],
    ...changes,
  });

it("fills in what is usual", () => {
  expect(readConfig(given())).toMatchObject({
    language: "th",
    readers: [{ format: "race_result", port: 3601, timeZone: "Asia/Bangkok", checkpoint: "FIN", points: {} }],
  });
  const listening = { type: "mylaps", host: undefined, checkpoint: undefined, points: { "10K": "CP1" }, clock: "utc" };
  expect(readConfig(given({ language: "en" }, listening)).readers).toMatchObject([
    { host: "0.0.0.0", port: 3097, timeZone: "UTC", checkpoint: null, points: { "10K": "CP1" } },
  ]);
});

it.each([
  ["{", "JSON"],
  ["7", "the file: no object"],
  [given({ key: "" }), "key: missing"],
  [given({ server: "race" }), "server: no address"],
  [given({ timeZone: "Asia/Nowhere" }), "timeZone: there is no Asia/Nowhere"],
  [given({ language: "de" }), 'language: "th" or "en"'],
  [given({ readers: [] }), "readers: none"],
  [given({}, { type: "orion" }), "readers[0].type: one of race_result, mylaps, chronotrack, rfid_timing, ipico, jchip"],
  [given({}, { host: undefined }), "readers[0].host: missing"],
  [given({}, { port: 70_000 }), "readers[0].port: no port"],
  [given({}, { clock: "gps" }), 'readers[0].clock: "local" or "utc"'],
  [given({}, { points: { "10K": 7 } }), "readers[0].points.10K: missing"],
])("says what is wrong with %s", (text, message) => {
  expect(() => readConfig(text)).toThrow(BadConfig);
  expect(() => readConfig(text)).toThrow(message);
});
