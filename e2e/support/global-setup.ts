import { join } from "node:path";
import { buildWeb, vite } from "../../scripts/build-web.ts";
import { prepareChromium } from "./chromium.ts";
import { startProduct } from "./server.ts";

/**
 * Runs once: unpacks the browser, starts one product for all journeys, and stops it at the end. BASE_URL tests a
 * running one.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  prepareChromium();
  if (process.env.BASE_URL) return buildSessionPage();
  await buildWeb();
  await buildSessionPage();
  const product = await startProduct();
  // The workers get this environment, and `playwright.config.ts` makes it their base address.
  process.env.BASE_URL = product.url;
  return product.stop;
}

async function buildSessionPage(): Promise<undefined> {
  await vite(["build", "--config", join(import.meta.dirname, "session-page.config.ts"), "--logLevel", "warn"]);
}
