import { expectAlive } from "./support/alive.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/quiet-console.ts";
import { givenEvent, givenResults, liveEvent } from "./support/race.ts";

const key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

test("a family turns notifications on for the runners it follows, is told by the worker, and turns them off", async ({
  page,
  context,
}) => {
  const { categories } = await givenEvent(liveEvent);
  const [runner] = await givenResults(liveEvent, categories[0]!.code);
  await context.grantPermissions(["notifications"]);
  // no push service is reached from here: the browser's part of it is played
  await page.addInitScript((p256dh) => {
    let kept: object | null = null;
    const keys = { p256dh, auth: "BTBZMqHH6r4Tts7J_aSIgg" };
    const made = { toJSON: () => ({ endpoint: "https://push.example/send/1", keys }) };
    PushManager.prototype.subscribe = async () => (kept = made) as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => kept as PushSubscription | null;
    Notification.requestPermission = async () => "granted";
  }, key);
  const followed: unknown[] = [];
  await page.route("**/web-player-get-follow", async (route) => {
    const { bibs, language } = route.request().postDataJSON() as { bibs: string[]; language: string };
    followed.push([bibs, language]);
    await route.fulfill({ json: { data: { bibs }, meta: {} } });
  });

  await page.goto(`/register/events/${liveEvent}/results/${runner!.bib}`);
  await expectAlive(page);
  await page.getByRole("button", { name: `ติดตาม ${runner!.name}` }).click();
  await page.goto(`/register/events/${liveEvent}/results`);
  await page.getByRole("button", { name: "แจ้งเตือนเมื่อผ่านจุด" }).click();
  await expect(page.getByText("จะแจ้งเตือนเมื่อคนที่คุณติดตาม")).toBeVisible();
  expect(followed).toEqual([[[runner!.bib], "th"]]);
  await expectAccessible(page);

  const scope = await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration("/register/follow");
    return found && { scope: new URL(found.scope).pathname, controls: navigator.serviceWorker.controller !== null };
  });
  expect(scope).toEqual({ scope: "/register/follow", controls: false });

  await page.getByRole("button", { name: "เปิดการแจ้งเตือนอยู่" }).click();
  await expect(page.getByText("ปิดการแจ้งเตือนแล้ว")).toBeVisible();
  expect(followed.at(-1)).toEqual([[], "th"]);
});

test("a browser that cannot take notifications says so", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "PushManager"));
  const { categories } = await givenEvent(liveEvent);
  const [runner] = await givenResults(liveEvent, categories[0]!.code);
  await page.goto(`/register/events/${liveEvent}/results/${runner!.bib}`);
  await expectAlive(page);
  await page.getByRole("button", { name: `ติดตาม ${runner!.name}` }).click();
  await page.goto(`/register/events/${liveEvent}/results`);
  await page.getByRole("button", { name: "แจ้งเตือนเมื่อผ่านจุด" }).click();
  await expect(page.getByText("เบราว์เซอร์นี้รับการแจ้งเตือนไม่ได้")).toBeVisible();
});

test("where the field is can be asked for, and says when nobody is on the course @phone", async ({ page }) => {
  const { categories } = await givenEvent(liveEvent);
  const way = categories.find(({ course }) => !course.includes("LAP"))!;
  await page.goto(`/register/events/${liveEvent}/results?category=${way.code}`);
  await expectAlive(page);
  await page.getByRole("button", { name: "ดูตำแหน่งในสนาม" }).click();
  await expect(page.getByText("ยังไม่มีตำแหน่งในสนามให้แสดง")).toBeVisible();
  await expectAccessible(page);
});
