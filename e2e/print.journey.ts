import { readFile } from "node:fs/promises";
import { readPdf } from "../apps/server/src/testing/read-pdf.ts";
import { expectAlive } from "./support/alive.ts";
import { expect, test } from "./support/quiet-console.ts";

const bibsOf = (pages: readonly (readonly string[])[], bib: RegExp) => pages.flat().filter((text) => bib.test(text));

test("results print whole, with date, revision and page numbers, and nothing blank", async ({ page }) => {
  await page.goto("/register/events/san-mok-pua-trail/results?category=25K");
  const total = Number(/\d+/.exec((await page.getByRole("status").first().textContent())!.replaceAll(",", ""))![0]);
  expect(total).toBeGreaterThan(100);
  const href = await page.getByRole("link", { name: "พิมพ์" }).getAttribute("href");
  const reply = await page.request.get(href!);
  expect(reply.headers()["content-type"]).toBe("application/pdf");
  const { pages, opensWith } = readPdf(await reply.body());
  expect(opensWith).toBe("Print");
  expect(pages[0]!.join(" ")).toMatch(new RegExp(`ข้อมูล ณ .+ น\\. · ผลฉบับที่ [\\d,]+ · ครบ ${total} รายการ`));
  expect(pages.map((texts) => texts.at(-1))).toEqual(pages.map((_, at) => `${at + 1} / ${pages.length}`));
  const bibs = bibsOf(pages, /^2\d{3}$/);
  expect([bibs.length, new Set(bibs).size]).toEqual([total, total]);
});

test("a start list is a file to print, whole", async ({ page }) => {
  await page.goto("/register/events/san-mok-pua-trail/start-list");
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "PDF" }).click();
  const { pages, opensWith } = readPdf(await readFile(await (await file).path()));
  expect(opensWith).toBeUndefined();
  expect(pages.flat().join(" ")).toContain("ครบ 930 รายการ");
});

test("Ctrl+P prints the whole list, not the rows on the screen", async ({ page, context }) => {
  await page.goto("/register/events/san-mok-pua-trail/results?category=25K");
  await expectAlive(page);
  const asked = context.waitForEvent("request", (request) => request.url().includes("results.pdf"));
  await page.keyboard.press("Control+p");
  expect((await asked).url()).toMatch(/results\.pdf\?category=25K&print$/);
});
