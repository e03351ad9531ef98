import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { givenMark, givenUser } from "./support/given-own.ts";
import { expect, test } from "./support/quiet-console.ts";
import { demoPassword } from "./support/server.ts";
import { expectStaffAccessible, givenSignedIn } from "./support/staff.ts";

/** The code that an app shows (RFC 6238). */
function codeOf(secret: string, at = Date.now()): string {
  const bits = [...secret].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const key = Buffer.from(
    bits
      .join("")
      .match(/.{8}/g)!
      .map((byte) => Number.parseInt(byte, 2)),
  );
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hash = createHmac("sha1", key).update(counter).digest();
  return String((hash.readUInt32BE(hash.at(-1)! & 0xf) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

/** Types the user's own password into the dialog that asks for it. */
async function provePassword(page: Page, password = demoPassword): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "ยืนยันด้วยรหัสผ่านของคุณ" });
  await dialog.getByLabel("รหัสผ่านของคุณ").fill(password);
  await dialog.getByRole("button", { name: "ดำเนินการต่อ" }).click();
}

async function typePassword(page: Page, username: string): Promise<void> {
  await page.getByLabel("ชื่อผู้ใช้").fill(username);
  await page.getByLabel("รหัสผ่าน", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "เข้าสู่ระบบ", exact: true }).click();
}

test.describe("a second step", () => {
  // the password alone is refused, and so is a wrong code
  test.use({ expectedComplaints: /status of 40[49]/ });

  test("by an app is added with a QR code, asked for at the sign-in, and a recovery code helps @phone-long", async ({
    page,
  }) => {
    test.slow();
    const username = await givenUser();
    await givenSignedIn(page, { username });
    await page.goto("/profile/security");
    await expect(page.getByText("ตอนนี้เข้าสู่ระบบด้วยรหัสผ่านอย่างเดียว")).toBeVisible();
    await expectStaffAccessible(page);

    await page.getByRole("button", { name: "เพิ่มแอป" }).click();
    await provePassword(page, "not-the-password");
    await expect(page.getByText("ไม่ใช่รหัสผ่านปัจจุบันของคุณ")).toBeVisible();
    await expectAccessible(page);
    await provePassword(page);
    const dialog = page.getByRole("dialog", { name: "เพิ่มแอปที่แสดงรหัส" });
    await expect(dialog.getByRole("img", { name: /คิวอาร์โค้ด/ })).toBeVisible();
    await expectAccessible(page);
    const secret = (await dialog.getByRole("code").textContent())!.replaceAll(" ", "");
    await dialog.getByLabel("รหัสที่แอปแสดงตอนนี้").fill("000000");
    await dialog.getByRole("button", { name: "เพิ่ม", exact: true }).click();
    await expect(dialog.getByText("รหัสนี้ใช้ไม่ได้ ตรวจอีกครั้ง หรือรอรหัสถัดไป")).toBeVisible();
    await dialog.getByLabel("รหัสที่แอปแสดงตอนนี้").fill(codeOf(secret));
    await dialog.getByRole("button", { name: "เพิ่ม", exact: true }).click();

    const kept = page.getByRole("dialog", { name: "เก็บรหัสเหล่านี้ไว้" });
    await expect(kept.getByRole("code")).toHaveCount(10);
    const [recovery = ""] = await kept.getByRole("code").allTextContents();
    expect(recovery).toMatch(/^(\w{4}-){3}\w{4}$/);
    await expectAccessible(page);
    await kept.getByRole("button", { name: "เก็บไว้แล้ว" }).click();
    await expect(page.getByText("เหลือ 10 รหัส")).toBeVisible();
    await expectStaffAccessible(page);

    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies({ name: "user" });
    await page.goto("/auth");
    await typePassword(page, username);
    await expect(page.getByRole("heading", { name: "อีกหนึ่งขั้น" })).toBeVisible();
    await expect(page.getByLabel("รหัสจากแอป")).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
    await page.getByLabel("รหัสจากแอป").fill("123 456");
    await page.getByRole("button", { name: "ดำเนินการต่อ" }).click();
    await expect(page.getByRole("alert")).toContainText("ใช้ไม่ได้");
    await page.getByRole("button", { name: /กรอกรหัสสำรอง/ }).click();
    await page.getByLabel("รหัสสำรอง").fill(recovery.toUpperCase());
    await page.getByRole("button", { name: "ดำเนินการต่อ" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /ปิติ/ })).toBeVisible();

    await page.goto("/profile/security");
    await expect(page.getByText("เหลือ 9 รหัส")).toBeVisible();
    await page.getByRole("button", { name: "ลบ มือถือของฉัน" }).click();
    await page.getByRole("button", { name: /ตกลง/ }).click();
    await provePassword(page);
    await expect(page.getByText("ตอนนี้เข้าสู่ระบบด้วยรหัสผ่านอย่างเดียว")).toBeVisible();
  });

  test("by a passkey is added and used", async ({ page, baseURL }) => {
    // a passkey belongs to a name, and never to a bare address
    const site = baseURL!.replace("127.0.0.1", "localhost");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const username = await givenUser();
    await page.goto(`${site}/auth?next=/profile/security`);
    await typePassword(page, username);
    await page.getByRole("button", { name: "เพิ่มพาสคีย์" }).click();
    await provePassword(page);
    await page.getByRole("button", { name: "เก็บไว้แล้ว" }).click();
    await expect(page.getByText("เครื่องนี้", { exact: true })).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies({ name: "user" });
    await page.goto(`${site}/auth`);
    await typePassword(page, username);
    await page.getByRole("button", { name: "ใช้พาสคีย์" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /ปิติ/ })).toBeVisible();
  });

  test("a new address needs the password, and an administrator proves himself to make another one", async ({
    page,
  }) => {
    const mark = givenMark();
    const username = await givenUser({ email: `piti.${mark}@race.example.org` });
    await givenSignedIn(page, { username });
    await page.goto("/profile");
    await page.getByLabel("อีเมล").fill(`piti.${mark}@new.example.org`);
    await page.getByRole("button", { name: "บันทึก", exact: true }).click();
    await provePassword(page);
    await expect(page.getByText("บันทึกแล้ว")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("อีเมล")).toHaveValue(`piti.${mark}@new.example.org`);
  });
});

test("the link that undoes a change of address asks first @phone", async ({ page }) => {
  await page.goto("/auth/email-undo#some-key");
  await expect(page.getByRole("heading", { name: "คืนอีเมลเดิม" })).toBeVisible();
  await expect(page.getByRole("button", { name: "คืนอีเมลเดิม" })).toBeEnabled();
  await expectAccessible(page);
});
