import { expect, type Page } from "@playwright/test";

// What a screen reader has of a page: Chromium's accessibility tree, and what live regions say by themselves.

/** One thing of the page, as it is announced. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly isInvalid: boolean;
}

interface AxNode {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** What one works with: each needs a name. */
const operable = new Set(
  "button checkbox combobox link listbox radio searchbox slider spinbutton switch textbox".split(" "),
);
/** What tells where one is: a group without a name says nothing. */
const framing = new Set(["heading", "radiogroup", "dialog", "navigation", "img", "image", "progressbar", "timer"]);

/** Everything that is announced on the page, in its order. */
export async function heardOn(page: Page): Promise<Heard[]> {
  const client = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await client.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
    return nodes
      .filter(({ ignored, role }) => !ignored && role !== undefined)
      .map(({ role, name, description, properties = [] }) => ({
        role: role!.value,
        name: (name?.value ?? "").trim(),
        description: (description?.value ?? "").trim(),
        isInvalid: properties.some((each) => each.name === "invalid" && each.value.value === "true"),
      }));
  } finally {
    await client.detach();
  }
}

/**
 * What a screen reader's user would miss on the page: a control or a heading without a name, a page without its one
 * heading of the first level, a wrong field that does not say what is wrong, a text of what is wrong that belongs to none.
 */
export async function missedByEar(page: Page): Promise<string[]> {
  const all = await heardOn(page);
  const nameless = all.filter(({ role, name }) => name === "" && (operable.has(role) || framing.has(role)));
  const wrong = all.filter(({ isInvalid }) => isInvalid);
  const said = wrong.map(({ description }) => description).join("\n");
  const errors = await page
    .locator(".field__error")
    .evaluateAll((each) =>
      each
        .filter((error) => !error.closest("[role=alert]") && error.checkVisibility())
        .map((error) => error.textContent),
    );
  const titles = await page.locator("h1").count();
  return [
    ...nameless.map(({ role, description }) => `a ${role} has no name (${description || "no description"})`),
    ...wrong.filter(({ description }) => description === "").map(({ name }) => `"${name}" does not say what is wrong`),
    ...errors.filter((error) => !said.includes(error.trim())).map((error) => `"${error}" belongs to no field`),
    ...(titles === 1 ? [] : [`the page has ${titles} headings of the first level`]),
  ];
}

export async function expectHeard(page: Page): Promise<void> {
  expect.soft(await missedByEar(page), `by ear on ${page.url()}`).toEqual([]);
}

/**
 * Notes what live regions say from now on, on this page and those after it. A polite region must be there before its words:
 * screen readers look at it from then on, and most say nothing of one that comes with its words in it.
 */
export async function listen(page: Page): Promise<{ readonly said: () => Promise<string[]> }> {
  await page.addInitScript(() => {
    const regions = "[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output";
    const known = new WeakMap<Element, string>();
    const said: string[] = [];
    Object.assign(window, { saidAloud: said });
    // nobody hears what is hidden
    const wordsOf = (region: Element) =>
      region.checkVisibility() ? (region.textContent ?? "").replace(/\s+/g, " ").trim() : "";
    const look = () => {
      for (const region of document.querySelectorAll(regions)) {
        const words = wordsOf(region);
        const before = known.get(region);
        known.set(region, words);
        const isNew = before === undefined && !region.matches("[role=alert]");
        if (words !== "" && words !== before && !isNew) said.push(words);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return { said: () => page.evaluate(() => (window as unknown as { saidAloud: string[] }).saidAloud) };
}
