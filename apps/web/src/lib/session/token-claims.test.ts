import { expect, test } from "vitest";
import { encodeBase64Url, givenToken } from "./testing/given-token.ts";
import { InvalidToken, readClaims, readUser, tokenEndsAt } from "./token-claims.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const encode = (text: string) => encodeBase64Url(bytesOf(text));

test("the user is read from `data`, Thai names included, and the end from `exp` in seconds", () => {
  const token = givenToken({ exp: 1300, data: { username: "manager", displayName: { th: "วิชัย ๙", en: "Wichai" } } });
  expect(readUser(token)).toMatchObject({ username: "manager", displayName: { th: "วิชัย ๙" } });
  expect(tokenEndsAt(token)).toBe(1_300_000);
});

test.each([
  ["no token", "hello"],
  ["an empty string", ""],
  ["bad encoding", "a.%%%.c"],
  [
    "bytes that are no UTF-8",
    `a.${encodeBase64Url(new Uint8Array([...bytesOf('{"exp":1,"x":"'), 0xff, ...bytesOf('"}')]))}.c`,
  ],
  ["bad JSON", `a.${encode("{exp:1")}.c`],
  ["no end", `a.${encode("{}")}.c`],
  ["null", `a.${encode("null")}.c`],
])("%s is an InvalidToken", (_what, token) => {
  expect(() => readClaims(token)).toThrow(InvalidToken);
  expect(tokenEndsAt(token)).toBeUndefined();
});

test("an access token of nobody is an InvalidToken", () => {
  expect(() => readUser(givenToken({ exp: 1 }))).toThrow(InvalidToken);
  expect(() => readUser(givenToken({ exp: 1, data: { name: "x" } }))).toThrow(InvalidToken);
  expect(readUser(givenToken({ exp: 1, data: { name: "x" } }), "typed").username).toBe("typed");
});
