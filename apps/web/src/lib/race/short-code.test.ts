import { expect, test } from "vitest";
import { shortCodes } from "./short-code.ts";

test.each([
  [
    ["START", "100K-SILA", "100K-RIDGE", "100K-FIN"],
    ["START", "SILA", "RIDGE", "FIN"],
  ],
  [
    ["START", "5K", "HALF", "FIN"],
    ["START", "5K", "HALF", "FIN"],
  ],
  [
    ["A-1", "B-1"],
    ["A-1", "B-1"],
  ],
  [
    ["START", "CP-1", "FIN"],
    ["START", "CP-1", "FIN"],
  ],
  [
    ["M-", "M-1"],
    ["M-", "M-1"],
  ],
])("%j are called %j", (codes, short) => {
  expect(codes.map(shortCodes(codes))).toEqual(short);
});
