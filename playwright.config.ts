import { defineConfig } from "@playwright/test";
import { launchOptions } from "./e2e/support/chromium.ts";

// what takes long and changes seldom waits for `npm run e2e -- --long`
const isLong = process.env.JOURNEYS === "long";

/**
 * Journeys run on a desktop in Thai. One tagged `@phone` runs on a phone too, one tagged `@phone-only` only there. The
 * long form adds those tagged `@long`, and on a phone those tagged `@phone-long`: staff's work at a desk.
 */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.journey.ts",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  // The machine has two cores, and the product needs one of them.
  workers: 2,
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
      grepInvert: isLong ? /@phone-only/ : /@phone-only|@long/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "th-phone",
      grep: isLong ? /@phone/ : /@phone(?!-long)/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
