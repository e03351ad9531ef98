import { argon2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { createPasswords } from "./passwords.ts";

const passwords = createPasswords();

test("accepts its own hashes, which are never the same twice", async () => {
  const [one, other] = [await passwords.hash("ดอยอินทนนท์ 2565"), await passwords.hash("ดอยอินทนนท์ 2565")];
  expect(one).not.toBe(other);
  expect(await passwords.matches("ดอยอินทนนท์ 2565", one)).toBe(true);
  expect(await passwords.matches("ดอยอินทนนท์ 2566", one)).toBe(false);
});

test("accepts letters however a keyboard composes them", async () => {
  const hash = await passwords.hash("caf\u00e9-\u0e19\u0e49\u0e33");
  expect(await passwords.matches("cafe\u0301-\u0e19\u0e49\u0e33", hash)).toBe(true);
});

test("hashes at the cost that OWASP names", async () => {
  expect((await passwords.hash("secret")).split("$").slice(1, 4)).toEqual(["argon2id", "v=19", "m=19456,t=2,p=1"]);
});

test("reads hashes of another cost, and none that are not argon2id", async () => {
  const salt = Buffer.from("somesaltsomesalt");
  const cost = { memory: 64, passes: 3, parallelism: 2 };
  const hash = argon2Sync("argon2id", { message: "secret", nonce: salt, tagLength: 32, ...cost });
  const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  const stored = `$argon2id$v=19$m=64,t=3,p=2$${text(salt)}$${text(hash)}`;
  expect(await passwords.matches("secret", stored)).toBe(true);
  expect(await passwords.matches("other", stored)).toBe(false);
  await expect(passwords.matches("secret", "$2b$10$bcrypt")).rejects.toThrow("argon2id");
});

test("no password matches a missing hash", async () => {
  expect(await passwords.matches("", null)).toBe(false);
});

test("callers in a flood are told to come again instead of waiting in an endless queue, and known users are served", async () => {
  const flood = Array.from({ length: 130 }, () => passwords.matches("x", null, { isKnown: false, who: "192.0.2.1" }));
  const known = passwords.matches("x", null, { isKnown: true, who: "device" });
  const settled = await Promise.allSettled(flood);
  const refused = settled.filter((each) => each.status === "rejected");
  expect(refused.length).toBe(28);
  expect(refused[0]?.reason).toMatchObject({ status: 429, retryAfterMs: 2_000 });
  expect(await known).toBe(false);
});
