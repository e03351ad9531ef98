// Measures the entry on a slow phone: its first page, and the tap on a category until the form is there (limit: plain HTML with
// the same content; its button asks for the plain form). Floor 1.5, goal 1.15. Then a whole form: interaction ≤ 100 ms,
// layout shift ≤ 0.02, script ≤ 80 kB. BASE_URL measures a product that runs.
import type { Page } from "@playwright/test";
import { prepareChromium } from "../e2e/support/chromium.ts";
import { startProduct } from "../e2e/support/server.ts";
import { buildWeb } from "../scripts/build-web.ts";
import { pairedFigures, timeMs } from "./support/paired.ts";
import { type Load, measured, onSlowPhone } from "./support/slow-phone.ts";
import { plainHtml, serveStatic } from "./support/static-twin.ts";

const enterPath = "/register/events/rim-nam-chao-phraya-marathon/enter";
const category = "เดินวิ่ง 5 กม.";

interface Round {
  readonly load: Load;
  /** From the tap to the heading of the form. */
  readonly tapMs: number;
}

const tapCategory = (page: Page) =>
  timeMs(async () => {
    await page
      .getByRole("button", { name: /^สมัคร( เดินวิ่ง 5 กม\.)?$/ })
      .last()
      .tap();
    await page.getByRole("heading", { level: 1, name: category }).waitFor();
  });

async function enterOnce(page: Page): Promise<Round> {
  const load = await measured(page);
  return { load, tapMs: await tapCategory(page) };
}

/** Fills in the form as a person does, to the summary. */
async function fillIn(page: Page): Promise<Load> {
  await tapCategory(page);
  const type = async (label: string | RegExp, text: string) => {
    await page.getByLabel(label, { exact: true }).tap();
    await page.keyboard.type(text, { delay: 30 });
  };
  await type("ชื่อ", "ธนพล");
  await type("นามสกุล (ไม่บังคับ)", `ใจเร็ว ${Math.random().toString(36).slice(2, 8)}`);
  await page.getByText("ชาย", { exact: true }).tap();
  await page.getByLabel(/^วันเกิด/).tap();
  await page.keyboard.type("14122533", { delay: 30 });
  await page.getByLabel(/^โทรศัพท์มือถือ/).tap();
  await page.keyboard.type("0812345678", { delay: 30 });
  await page.getByRole("radiogroup", { name: "หมู่เลือด" }).getByText("O", { exact: true }).tap();
  await page.getByRole("button", { name: "ถัดไป" }).tap();
  await page.getByRole("button", { name: "ยืนยันการสมัคร" }).waitFor();
  return measured(page);
}

prepareChromium();
if (!process.env.BASE_URL) await buildWeb();
const product = process.env.BASE_URL ? { url: process.env.BASE_URL, stop: async () => {} } : await startProduct();
try {
  const url = product.url + enterPath;
  const offers = await onSlowPhone(url, plainHtml);
  const form = await onSlowPhone(url, async (page) => {
    await tapCategory(page);
    return plainHtml(page);
  });
  const twin = await serveStatic(
    { "/": offers.replace('method="post"', 'action="/form" method="post"'), "/form": form },
    product.url,
  );
  await pairedFigures<Round>(
    {
      "wizard LCP": ({ load }) => load.lcpMs,
      "wizard heading seen": ({ load }) => load.seenMs,
      "wizard tap to form": ({ tapMs }) => tapMs,
    },
    { ours: () => onSlowPhone(url, enterOnce), limit: () => onSlowPhone(`${twin.url}/`, enterOnce) },
  );
  twin.stop();
  const { interactionMs, layoutShift, scriptKb } = await onSlowPhone(url, fillIn);
  console.log(
    `wizard: interaction ${Math.round(interactionMs)} ms (limit 100), layout shift ${layoutShift.toFixed(3)} (0.02), ` +
      `script ${scriptKb.toFixed(1)} kB (80)`,
  );
} finally {
  await product.stop();
}
