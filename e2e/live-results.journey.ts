import { expectAlive } from "./support/alive.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/quiet-console.ts";
import { givenEvent, givenResults, liveEvent, passAt } from "./support/race.ts";

/**
 * A player on the course of the day's longest lap race, among ten from this place on: who was seen last will not come by
 * themselves meanwhile.
 */
async function givenNextLap(place: number) {
  const { categories } = await givenEvent(liveEvent);
  const category = categories.find(({ laps, code }) => laps === null && /24/.test(code))!;
  const rows = await givenResults(liveEvent, category.code);
  const seenAt = ({ lastSeen }: (typeof rows)[number]) => lastSeen?.at ?? 0;
  const player = rows.slice(place, place + 10).sort((one, other) => seenAt(other) - seenAt(one))[0]!;
  return { category: category.code, player };
}

test("a new passing is on an open page at once, and its row moves @phone", async ({ page }) => {
  const { category, player } = await givenNextLap(12);
  const lapLine = (await givenEvent(liveEvent)).checkpoints.find(({ kind }) => kind === "lap")!;
  await page.goto(`/register/events/${liveEvent}/results?category=${category}&q=${player.bib}`);
  const row = page.getByRole("row", { name: player.name });
  await expect(row).toContainText(`${player.laps} รอบ`);
  await expect(page.getByText("สด", { exact: true })).toBeVisible();

  await passAt(liveEvent, player.bib, lapLine.code, Math.max(Date.now(), player.lastSeen!.at + 900_000));
  await expect(row).toContainText(`${player.laps + 1} รอบ`);
});

test("what changes in the rows on screen comes by the stream, without a request", async ({ page }) => {
  const { category, player } = await givenNextLap(5);
  const lapLine = (await givenEvent(liveEvent)).checkpoints.find(({ kind }) => kind === "lap")!;
  await page.goto(`/register/events/${liveEvent}/results?category=${category}`);
  const row = page.getByRole("row", { name: player.name });
  await expect(row).toContainText(`${player.laps} รอบ`);
  await expect(page.getByText("สด", { exact: true })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  // the keyboard stays where it is when the row is drawn for the first time
  const link = row.getByRole("link");
  await link.focus();

  await passAt(liveEvent, player.bib, lapLine.code, Math.max(Date.now(), player.lastSeen!.at + 900_000));
  await expect(row).toContainText(`${player.laps + 1} รอบ`, { timeout: 3_000 });
  expect(asked.filter((url) => url.includes("result-list"))).toEqual([]);
  await expect(link).toBeFocused();
});

test("a row that nobody has drawn yet leads to its runner in the same document @phone", async ({ page }) => {
  const { categories } = await givenEvent(liveEvent);
  await page.goto(`/register/events/${liveEvent}/results?category=${categories[0]!.code}`);
  await expectAlive(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const first = page.locator("[data-key] a").first();
  const path = (await first.getAttribute("href"))!;
  await first.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("where event streams are blocked, the page asks every few seconds instead", async ({ page }) => {
  const { category, player } = await givenNextLap(30);
  const lapLine = (await givenEvent(liveEvent)).checkpoints.find(({ kind }) => kind === "lap")!;
  await page.route("**/web-register-result-list*", (route) =>
    route.request().headers().accept?.includes("text/event-stream")
      ? route.fulfill({ status: 502, contentType: "text/plain", body: "no streams here" })
      : route.fallback(),
  );
  await page.goto(`/register/events/${liveEvent}/results?category=${category}&q=${player.bib}`);
  const row = page.getByRole("row", { name: player.name });
  await expect(row).toContainText(`${player.laps} รอบ`);
  await expect(page.getByText("อัปเดตทุก 4 วินาที")).toBeVisible({ timeout: 15_000 });
  await passAt(liveEvent, player.bib, lapLine.code, Math.max(Date.now(), player.lastSeen!.at + 900_000));
  await expect(row).toContainText(`${player.laps + 1} รอบ`, { timeout: 10_000 });
});

test("the live checkpoints show who passed, without an overlay @phone", async ({ page }) => {
  await page.goto(`/checkpoint/${liveEvent}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Loading...")).toBeHidden();
  await expectAccessible(page);
});

test("a transition that the browser gives up is no error, and the page moves on", async ({ page }) => {
  await page.addInitScript(() => {
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      const transition = start.call(this, update);
      // as when the phone is turned
      transition.skipTransition();
      return transition;
    };
  });
  const { category, player } = await givenNextLap(0);
  await page.goto(`/register/events/${liveEvent}/results?category=${category}&q=${player.bib}`);
  await expect(page.getByText("สด", { exact: true })).toBeVisible();
  await page.getByRole("row", { name: player.name }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: player.name })).toBeVisible();
});
