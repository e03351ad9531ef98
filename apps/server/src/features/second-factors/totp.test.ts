import { expect, test } from "vitest";
import { makeTotpSecret, totpCode, totpStepOf, totpUri } from "./totp.ts";

// "12345678901234567890" in base 32, and the times of RFC 6238's appendix B, whose codes have eight digits
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("at %i s the code is the RFC's %s", (seconds, code) => {
  expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code.slice(-6));
});

test("a code counts within its step and one around it, and never twice", () => {
  const now = 59_000;
  const step = totpStepOf(secret, "287082", now, null);
  expect(step).toBe(1);
  expect(totpStepOf(secret, "287082", now + 30_000, null)).toBe(1);
  expect(totpStepOf(secret, "287082", now + 61_000, null)).toBeUndefined();
  expect(totpStepOf(secret, "287082", now, step!)).toBeUndefined();
  // an older one is not taken either after a newer one was used
  expect(totpStepOf(secret, totpCode(secret, 0), now, step!)).toBeUndefined();
  expect(totpStepOf(secret, totpCode(secret, 2), now, step!)).toBe(2);
});

test("a secret has 160 bits, and is another each time", () => {
  expect(makeTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeTotpSecret()).not.toBe(makeTotpSecret());
});

test("the app reads whose secret it is", () => {
  expect(totpUri("Time/Event race.example.org", "malee", secret)).toBe(
    `otpauth://totp/Time%2FEvent%20race.example.org:malee?secret=${secret}&issuer=Time%2FEvent%20race.example.org`,
  );
});
