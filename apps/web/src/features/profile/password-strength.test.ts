import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test.each(["", "password", "1234567890", "aaaaaaaaaaaa", "20251214", "qwerty1234"])(
  "%j is guessed at once",
  (password) => expect(passwordStrength(password)).toBe(0),
);

test.each(["สี่ตีนยังรู้พลาด นักปราชญ์", "correct horse battery staple", "Doi-Suthep_1676-sunrise"])(
  "%j is not guessed",
  (password) => expect(passwordStrength(password)).toBe(4),
);

test("a longer password is never weaker", () => {
  const phrase = "a river of runners at dawn";
  const strengths = Array.from(phrase, (_, at) => passwordStrength(phrase.slice(0, at + 1)));
  for (const [at, strength] of strengths.entries()) expect(strength).toBeGreaterThanOrEqual(strengths[at - 1] ?? 0);
});
