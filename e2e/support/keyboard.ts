import { expect, type Page } from "@playwright/test";

/** More presses than any page of ours needs. */
const mostPresses = 80;

interface Focused {
  readonly isLost: boolean;
  readonly what: string;
  /** A mark shows where the keyboard is, and nothing lies over it. */
  readonly isSeen: boolean;
}

/** Where the keyboard is; null: at the end of the page, on its way through the browser's own controls. */
async function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { isLost: true, what: "the page", isSeen: false };
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // a radio button is drawn by what stands beside it, a file's by its label
    const drawn = [element, element.nextElementSibling, element.parentElement].filter((each) => each !== null);
    const isMarked = drawn.some((each) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    });
    const isInView = box.bottom > 0 && box.top < innerHeight;
    return {
      isLost: false,
      what: `${element.tagName} ${element.getAttribute("name") ?? element.id} ${element.textContent?.slice(0, 40) ?? ""}`,
      // a date's parts and its button each have a mark of the browser's own
      isSeen: (isMarked || element.matches("[type^=date]")) && isInView && style.visibility === "visible",
    };
  });
}

/** Presses Tab until the keyboard is there. Fails where it cannot be reached, and where nobody would see it on the way. */
export async function tabTo(page: Page, role: Parameters<Page["getByRole"]>[0], name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name, ...(typeof name === "string" && { exact: true }) }).first();
  await expect(target).toBeAttached();
  for (let press = 0; press < mostPresses; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
    const { isLost, what, isSeen } = await focused(page);
    if (!isLost) expect.soft(isSeen, `the keyboard is seen at ${what}`).toBe(true);
  }
  throw new Error(`the keyboard does not reach the ${role} "${String(name)}"`);
}

/** After a step the keyboard stands somewhere on the page, not at its head. */
export async function expectKeyboardKept(page: Page): Promise<void> {
  await expect
    .soft(async () => expect((await focused(page)).isLost, "the keyboard is on the page").toBe(false))
    .toPass({
      timeout: 3_000,
    });
}
