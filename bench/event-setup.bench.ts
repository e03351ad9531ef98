// Sets up a whole trail race through the screens as somebody who sees the product for the first time, and counts what that takes
// (docs/decisions/0153). Goal: 15 estimated minutes. BASE_URL and DEMO_PASSWORD measure a product that runs.
import { chromium } from "@playwright/test";
import { launchOptions, prepareChromium } from "../e2e/support/chromium.ts";
import { demoPassword, startProduct } from "../e2e/support/server.ts";
import { buildWeb } from "../scripts/build-web.ts";
import { firstTimer } from "./support/first-timer.ts";
import { setUpTrailRace } from "./support/trail-race.ts";

const goalMinutes = 15;

prepareChromium();
if (!process.env.BASE_URL) await buildWeb();
const product = process.env.BASE_URL ? { url: process.env.BASE_URL, stop: async () => {} } : await startProduct();
const browser = await chromium.launch(launchOptions());
try {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1440, height: 900 },
    locale: "th-TH",
    timezoneId: "Asia/Bangkok",
  });
  const page = await context.newPage();
  const me = firstTimer(page);
  try {
    await setUpTrailRace(me, page, demoPassword);
  } finally {
    const minutes = me.print();
    console.log(`event-setup: ${minutes.toFixed(1)} estimated minutes (goal ${goalMinutes})`);
  }
} finally {
  await browser.close();
  await product.stop();
}
