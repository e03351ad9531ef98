import { test as base } from "@playwright/test";

/** A journey in whose browser nothing may go wrong unseen: no script error, nothing that the page's policy forbids. */
export const test = base.extend<{ quietConsole: undefined; expectedComplaints: RegExp }>({
  // an answer that a journey asks for (no such page, no streams here) is told of by the browser, too
  expectedComplaints: [/status of (404|502)/, { option: true }],
  quietConsole: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
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
