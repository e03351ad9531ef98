import type { Locator, Page } from "@playwright/test";

// What a person who sees the product for the first time does, counted: docs/decisions/0153.
const keyS = 0.28;
const clickS = 1.1;
const decisionS = 1.35;
const lettersPerS = 25;
/** Until what a press brings stands there. */
const settleMs = 250;

interface Count {
  clicks: number;
  keys: number;
  fields: number;
  decisions: number;
  /** Of every text that comes into sight for the first time. */
  letters: number;
}

const nothing = (): Count => ({ clicks: 0, keys: 0, fields: 0, decisions: 0, letters: 0 });
const readingMinutes = ({ letters }: Count) => letters / lettersPerS / 60;
const minutes = (count: Count) =>
  (count.keys * keyS + count.clicks * clickS + count.decisions * decisionS) / 60 + readingMinutes(count);

/** The texts in sight, also those under a dialog; a text is read where it stands in the window and is not hidden. */
function textsInSight(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent!.trim();
    const around = node.parentElement!;
    if (text === "" || ["SCRIPT", "STYLE"].includes(around.tagName)) continue;
    if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNode(node);
    const { width, height, top, bottom } = range.getBoundingClientRect();
    if (width > 1 && height > 1 && bottom > 0 && top < innerHeight) texts.push(text);
  }
  for (const { placeholder, value } of document.querySelectorAll("input, textarea") as NodeListOf<HTMLInputElement>)
    if (placeholder && value === "") texts.push(placeholder);
  return texts;
}

/** Presses, types and reads as a person does, and counts. */
export function firstTimer(page: Page) {
  const steps = new Map<string, Count>();
  const seen = new Set<string>();
  let step = nothing();

  function readText(text: string): void {
    if (seen.has(text)) return;
    seen.add(text);
    step.letters += text.length;
  }
  const read = async () => (await page.evaluate(textsInSight)).forEach(readText);
  const count = (more: Partial<Count>) => {
    for (const [what, by] of Object.entries(more)) step[what as keyof Count] += by;
  };
  async function lookAt(what: Locator): Promise<Locator> {
    await read();
    await what.scrollIntoViewIfNeeded();
    await read();
    return what;
  }
  async function settle(): Promise<void> {
    await page.waitForTimeout(settleMs);
    await read();
  }

  return {
    settle,
    begin(name: string): void {
      step = nothing();
      steps.set(name, step);
    },
    async press(what: Locator): Promise<void> {
      await (await lookAt(what)).click();
      count({ clicks: 1, decisions: 1 });
      await settle();
    },
    /** Types over what stands in a field. */
    async type(what: Locator, text: string): Promise<void> {
      await (await lookAt(what)).click();
      if ((await what.inputValue()) !== "") {
        await page.keyboard.press("Control+A");
        count({ keys: 1 });
      }
      await what.fill(text);
      count({ clicks: 1, keys: text.length, decisions: 1, fields: 1 });
      await read();
    },
    /** Types on where the cursor is. */
    async typeOn(text: string): Promise<void> {
      await page.keyboard.type(text);
      count({ keys: text.length });
      await settle();
    },
    /** Sends a form by its key, and reads the page that comes. */
    async enter(comes: Locator): Promise<void> {
      await page.keyboard.press("Enter");
      count({ keys: 1 });
      await comes.waitFor();
      await settle();
    },
    async key(name: string): Promise<void> {
      await page.keyboard.press(name);
      count({ keys: 1 });
      await settle();
    },
    /** A field of the browser's own: it opens, and one of its lines is pressed. */
    async choose(what: Locator, option: string): Promise<void> {
      for (const text of await (await lookAt(what)).locator("option").allTextContents()) readText(text.trim());
      await what.selectOption(option);
      count({ clicks: 2, decisions: 1, fields: 1 });
      await settle();
    },
    /** Opens the file dialog, finds the folder, then the file. */
    async file(what: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      await read();
      await what.setInputFiles(file);
      count({ clicks: 4, decisions: 2, fields: 1 });
      await settle();
    },
    print(): number {
      const all = nothing();
      const line = (name: string, of: Count) =>
        console.log(
          `${name.padEnd(14)} ${String(of.clicks).padStart(6)} ${String(of.keys).padStart(6)} ${String(of.fields).padStart(6)} ` +
            `${String(of.letters).padStart(7)} ${readingMinutes(of).toFixed(1).padStart(7)} ${minutes(of).toFixed(1).padStart(7)}`,
        );
      console.log("step           clicks   keys fields letters reading minutes");
      for (const [name, of] of steps) {
        line(name, of);
        for (const what of Object.keys(all) as (keyof Count)[]) all[what] += of[what];
      }
      line("all", all);
      return minutes(all);
    },
  };
}

export type FirstTimer = ReturnType<typeof firstTimer>;
