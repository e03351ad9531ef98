import { expect, test } from "vitest";
import { deviceOf } from "./device-of.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, "Chrome", "Linux", "computer"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`,
    "Edge",
    "Windows",
    "computer",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
    "phone",
  ],
  [`Mozilla/5.0 (Linux; Android 14; SM-X710) ${webkit} Chrome/141.0 Safari/537.36`, "Chrome", "Android", "tablet"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
    "phone",
  ],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari Line/15.1", "LINE", "iPhone", "phone"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Firefox",
    "Mac",
    "computer",
  ],
])("knows %s", (userAgent, browser, system, kind) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, kind });
});

test("gives no name to an unknown browser", () => {
  expect(deviceOf("")).toBeUndefined();
  expect(deviceOf("curl/8.5.0")).toBeUndefined();
});
