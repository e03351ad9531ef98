// `npm run pictures` takes the README's pictures anew from the demonstration: desks behind, phones before them.
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { launchOptions, prepareChromium } from "../e2e/support/chromium.ts";
import { liveEvent, openEvent } from "../e2e/support/race.ts";
import { startProduct } from "../e2e/support/server.ts";
import { givenSignedIn } from "../e2e/support/staff.ts";
import { argumentsOrEnd } from "../apps/server/src/commands/arguments.ts";
import { buildWeb } from "./build-web.ts";

const folder = join(import.meta.dirname, "../docs/images");
const sheet = { width: 1600, height: 830 };
const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

interface Screen {
  readonly on: typeof desk | typeof phone;
  readonly isDark?: boolean;
  readonly isEnglish?: boolean;
  /** Opens what is shown. */
  readonly open: (page: Page) => Promise<unknown>;
  /** So far it is scrolled, pixels. */
  readonly from?: number;
  /** Place and width on the sheet, pixels. */
  readonly at: { readonly left: number; readonly top: number; readonly width: number };
}

const signedIn = (path: string) => async (page: Page) => {
  await givenSignedIn(page);
  await page.goto(path);
};
const ofFinished = (tab: string) => async (page: Page) => {
  await givenSignedIn(page);
  await page.goto("/manage/events");
  await page
    .getByText(/^(สันหมอกปัว|San Mok Pua)/)
    .first()
    .click();
  await page.waitForURL(/details/);
  await page.goto(page.url().replace("details", tab));
};

async function enter(page: Page): Promise<void> {
  await page.goto(`/register/events/${openEvent}/enter`);
  await page.getByRole("button", { name: "สมัคร เดินวิ่ง 5 กม." }).click();
  await page.getByLabel("ชื่อ", { exact: true }).fill("กฤษณะพงศ์");
  await page.getByLabel("นามสกุล (ไม่บังคับ)", { exact: true }).fill("ศักดิ์สิทธิ์วรวุฒิ");
  await page.getByText("ชาย", { exact: true }).click();
  await page.getByLabel("วันเกิด").pressSequentially("14122533");
}

async function pay(page: Page): Promise<void> {
  await enter(page);
  await page.getByLabel("โทรศัพท์มือถือ").fill("081 234 5678");
  await page.getByRole("radiogroup", { name: "หมู่เลือด" }).getByText("O", { exact: true }).click();
  await page.getByRole("button", { name: "ถัดไป" }).click();
  await page.getByRole("button", { name: "ยืนยันการสมัคร" }).click();
  await page.getByRole("img", { name: /^QR พร้อมเพย์/ }).waitFor();
}

const pictures: Readonly<Record<string, readonly Screen[]>> = {
  "live-results": [
    { on: desk, open: results, at: { left: 60, top: 60, width: 1180 } },
    { on: phone, isDark: true, open: results, at: { left: 1190, top: 110, width: 340 } },
  ],
  registration: [
    { on: desk, open: signedIn("/manage/transfers"), at: { left: 44, top: 40, width: 1040 } },
    { on: phone, open: enter, at: { left: 886, top: 52, width: 330 } },
    { on: phone, open: pay, at: { left: 1230, top: 92, width: 330 } },
  ],
  "staff-area": [
    { on: desk, open: signedIn("/"), at: { left: 44, top: 44, width: 980 } },
    {
      on: desk,
      isDark: true,
      isEnglish: true,
      open: ofFinished("course"),
      from: 330,
      at: { left: 430, top: 330, width: 780 },
    },
    { on: phone, open: ofFinished("entries"), at: { left: 1220, top: 96, width: 330 } },
  ],
};

async function results(page: Page): Promise<void> {
  await page.goto(`/register/events/${liveEvent}/results`);
}

argumentsOrEnd({
  usage: "npm run pictures\n\n  Takes the README's pictures anew from the demonstration, into docs/images.",
});
prepareChromium();
await buildWeb();
const product = await startProduct();
const browser = await chromium.launch(launchOptions());
try {
  for (const [name, screens] of Object.entries(pictures)) {
    const shots = [];
    for (const screen of screens) shots.push({ ...screen.at, isPhone: screen.on === phone, png: await shot(screen) });
    await compose(shots, join(folder, `${name}.png`));
    console.log(`${name}.png`);
  }
} finally {
  await browser.close();
  await product.stop();
}

async function shot({ on, isDark = false, isEnglish = false, open, from = 0 }: Screen): Promise<string> {
  const context = await browser.newContext({
    ...on,
    baseURL: product.url,
    locale: isEnglish ? "en-US" : "th-TH",
    timezoneId: "Asia/Bangkok",
  });
  const cookie = (name: string, value: string) => ({ name, value, url: product.url });
  if (isDark) await context.addCookies([cookie("theme", "lara-dark-indigo")]);
  if (isEnglish) await context.addCookies([cookie("lang", "en")]);
  const page = await context.newPage();
  await open(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), from);
  const png = await page.screenshot({ animations: "disabled" });
  await context.close();
  return png.toString("base64");
}

interface Shot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly isPhone: boolean;
  readonly png: string;
}

/** Lays the screens over each other on one sheet. */
async function compose(shots: readonly Shot[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: sheet });
  const images = shots.map(
    ({ left, top, width, isPhone, png }) =>
      `<img class="${isPhone ? "phone" : "desk"}" style="left:${left}px;top:${top}px;width:${width}px" src="data:image/png;base64,${png}">`,
  );
  await page.setContent(`<style>
    body { margin: 0; background: linear-gradient(150deg, #e6e8fb, #f4f5fd) }
    img { position: absolute; box-sizing: border-box; box-shadow: 0 18px 50px #1118272e }
    .desk { border-radius: 12px }
    .phone { border: 7px solid #111827; border-radius: 30px }
  </style>${images.join("")}`);
  await page.screenshot({ path });
  await page.close();
}
