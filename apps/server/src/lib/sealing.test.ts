import { expect, test } from "vitest";
import { createSealer } from "./sealing.ts";

const sealer = createSealer(async () => "a-secret-of-the-installation");

test("opens what it sealed, which is never the same twice and says nothing", async () => {
  const [one, other] = [await sealer.seal("JBSWY3DP รหัส"), await sealer.seal("JBSWY3DP รหัส")];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, "base64url").toString("latin1")).not.toContain("JBSWY3DP");
  expect(await sealer.open(one)).toBe("JBSWY3DP รหัส");
});

test("opens nothing that was changed, is not whole, or was sealed with another secret", async () => {
  const sealed = await sealer.seal("secret");
  const bytes = Buffer.from(sealed, "base64url");
  bytes[bytes.length - 1]! ^= 1;
  expect(await sealer.open(bytes.toString("base64url"))).toBeUndefined();
  expect(await sealer.open(sealed.slice(0, 10))).toBeUndefined();
  expect(await createSealer(async () => "another-secret").open(sealed)).toBeUndefined();
});
