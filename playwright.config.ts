import { defineConfig } from "@playwright/test";
import { launchOptions } from "./e2e/support/chromium.ts";

/**
 * Journeys run on a desktop in Thai. One tagged `@phone` runs on a phone too, one tagged `@phone-only` only there, and
 * one tagged `@phone-long` (staff's work at a desk) in the long form too.
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
    { name: "th-desktop", grepInvert: /@phone-only/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "th-phone",
      grep: process.env.JOURNEYS === "long" ? /@phone/ : /@phone(?!-long)/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
