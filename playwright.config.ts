import { defineConfig } from "@playwright/test";
import { launchOptions } from "./e2e/support/chromium.ts";

// what takes long and changes seldom waits for `npm run e2e -- --long`
const isLong = process.env.JOURNEYS === "long";

/**
 * A journey runs once, in Thai: on a desktop, or, tagged `@phone`, on a phone, where the public looks. The long form repeats it on
 * the other one, unless it is tagged `@phone-only` or made for a desk; `@phone-long` names staff's work that a phone must do, too.
 * It adds those tagged `@long`.
 */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.journey.ts",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  // A journey needs 6 s of a core and takes 10 s: it waits for the product, and for what its page does by the clock.
  workers: 4,
  // `npm test` names what passed only at the second try
  retries: 1,
  // what works never waits so long, on a busy machine either
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.BASE_URL,
    launchOptions: launchOptions(),
    locale: "th-TH",
    timezoneId: "Asia/Bangkok",
    // traces would double the time: ask for them with --trace
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "th-desktop",
      grepInvert: isLong ? /@phone-only/ : /@phone(?!-long)|@long/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "th-phone",
      grep: isLong ? /@phone/ : /@phone(?!-long)/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
