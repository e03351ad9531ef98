import { test as base } from "@playwright/test";

/** A slow machine gives up the browser's own transition between two pages; nobody misses it. */
const givenUp = /Transition was aborted/;

/** A test that fails when the browser reports a script error or something that the page's policy forbids. */
export const test = base.extend<{ quietConsole: undefined; expectedComplaints: RegExp }>({
  // the browser also reports answers that a journey expects (no such page, no streams)
  expectedComplaints: [/status of (404|502)/, { option: true }],
  quietConsole: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => {
        if (!givenUp.test(String(error))) complaints.push(String(error));
      });
      page.on("console", (message) => {
        if (message.type() === "error" && !expectedComplaints.test(message.text())) complaints.push(message.text());
      });
      await use(undefined);
      base.expect(complaints, "what the browser complained of").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
