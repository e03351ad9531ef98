import type { Page } from "@playwright/test";

/** Marks above marks and strokes below the line: the tallest that Thai names have. */
const tallThai = "ปู่ ญี่ปุ่น ศักดิ์ น้ำ ฐานัญญู";

/**
 * Every text box of the page in which the tallest Thai letters would lose a part: what each line paints of them, by the
 * browser's own measure of the font, must lie within every box around it that hides what overflows.
 */
export function clippedThai(page: Page): Promise<string[]> {
  return page.evaluate(async (sample) => {
    /** Less than this is a part of a pixel that nobody sees. */
    const tolerancePx = 0.75;
    const canvas = document.createElement("canvas").getContext("2d")!;
    const inks = new Map<string, { ascent: number; above: number; below: number }>();

    function inkOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) {
      const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      let ink = inks.get(font);
      if (!ink) {
        canvas.font = font;
        const measured = canvas.measureText(sample);
        ink = {
          ascent: measured.fontBoundingBoxAscent,
          above: measured.actualBoundingBoxAscent,
          below: measured.actualBoundingBoxDescent,
        };
        inks.set(font, ink);
      }
      return ink;
    }

    /** The part of the screen outside of which a box paints nothing, up and down; null: it hides nothing. */
    function clipOf(element: Element): { top: number; bottom: number } | null {
      const style = getComputedStyle(element);
      if (style.display === "inline" || style.display === "contents") return null;
      const hides = style.overflowY !== "visible" || /paint|content|strict/.test(style.contain);
      // what scrolls is seen by scrolling
      const scrolls = /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (!hides || scrolls || element === document.documentElement || element === document.body) return null;
      const box = element.getBoundingClientRect();
      // a box that clips without scrolling may leave some room around it
      const room = /visible|clip/.test(style.overflowY) ? style.getPropertyValue("overflow-clip-margin") : "";
      const roomPx = parseFloat(/[\d.]+(?=px)/.exec(room)?.[0] ?? "0");
      return {
        top: box.top + parseFloat(style.borderTopWidth) - roomPx,
        bottom: box.bottom - parseFloat(style.borderBottomWidth) + roomPx,
      };
    }

    function isSeen(element: Element): boolean {
      const isForReadersOnly =
        element.closest(".unseen, .p-hidden-accessible, .p-sr-only, svg, option, noscript") !== null;
      return !isForReadersOnly && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }

    function faultOf(parent: Element, line: { top: number }): string | null {
      const ink = inkOf(getComputedStyle(parent));
      const baseline = line.top + ink.ascent;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const clip = clipOf(box);
        // a line that is hidden as a whole is another matter: the end of a long text
        if (!clip || baseline <= clip.top || baseline > clip.bottom) continue;
        const above = clip.top - (baseline - ink.above);
        const below = baseline + ink.below - clip.bottom;
        if (Math.max(above, below) <= tolerancePx) continue;
        const name = `${box.tagName.toLowerCase()}.${[...box.classList].join(".")}`;
        return above > below
          ? `${name} cuts ${above.toFixed(1)} px above`
          : `${name} cuts ${below.toFixed(1)} px below`;
      }
      return null;
    }

    /** Boxes off the screen keep a guessed height: all get their own, and hide what they would hide on the screen. */
    function showSkipped(): void {
      for (const box of document.querySelectorAll<HTMLElement>("body *")) {
        if (getComputedStyle(box).contentVisibility !== "auto") continue;
        box.style.contentVisibility = "visible";
        box.style.contain = "content";
      }
    }

    showSkipped();
    await document.fonts.ready;
    const faults = new Map<string, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !/\p{L}/u.test(text.nodeValue ?? "") || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const fault = line.width > 0 && faultOf(parent, line);
        if (fault && !faults.has(fault)) faults.set(fault, text.nodeValue!.trim().slice(0, 30));
      }
    }
    return [...faults].map(([fault, text]) => `${fault}: ${text}`);
  }, tallThai);
}
