import { createPublicKey, verify } from "node:crypto";
import { expect, it } from "vitest";
import { encryptPush } from "./encrypt-push.ts";
import { isPushService } from "./push-services.ts";
import { createSenderKey } from "./sender-key.ts";
import { givenBrowser } from "./testing/given-browser.ts";

it("encrypts the example of RFC 8291 to its letters", () => {
  const sealed = encryptPush(
    "When I grow up, I want to be a watermelon",
    {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    {
      privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
      salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
    },
  );
  expect(sealed.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_" +
      "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

it("encrypts anew each time, and only the browser reads it", () => {
  const browser = givenBrowser();
  const [one, other] = [encryptPush("สวัสดี", browser.keys), encryptPush("สวัสดี", browser.keys)];
  expect(one.equals(other)).toBe(false);
  expect([browser.read(one), browser.read(other)]).toEqual(["สวัสดี", "สวัสดี"]);
  expect(() => givenBrowser().read(one)).toThrow(/authenticate/);
});

it("has the same key in every process with the same secret, and signs for one service", () => {
  const key = createSenderKey("a secret", "mailto:race@example.org");
  expect(createSenderKey("a secret", "").publicKey).toBe(key.publicKey);
  expect(createSenderKey("another", "").publicKey).not.toBe(key.publicKey);

  const now = Date.UTC(2026, 10, 22);
  const [, header, claims, signature, named] = /^vapid t=(.+)\.(.+)\.(.+), k=(.+)$/.exec(
    key.authorization("https://push.example/send/1?x", now),
  )!;
  expect(named).toBe(key.publicKey);
  expect(JSON.parse(Buffer.from(claims!, "base64url").toString())).toEqual({
    aud: "https://push.example",
    exp: now / 1_000 + 12 * 3_600,
    sub: "mailto:race@example.org",
  });
  const point = Buffer.from(named!, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x!, y: y! }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature!, "base64url"),
  );
  expect(isSigned).toBe(true);
});

it.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/abc", false],
  ["https://fcm.googleapis.com.example.org/abc", false],
  ["https://user@fcm.googleapis.com/abc", false],
  ["https://127.0.0.1/abc", false],
  ["http://127.0.0.1:9/abc", false],
  ["https://push.apple.com.evil.example/abc", false],
  ["file:///etc/passwd", false],
  ["", false],
])("takes %s for a push service: %s", (address, expected) => {
  expect(isPushService(address, [])).toBe(expected);
});
