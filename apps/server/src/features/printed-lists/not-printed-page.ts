import { cardStyle } from "../../lib/card-style.ts";
import { markupText } from "../../lib/markup-text.ts";

type Language = "th" | "en";

const words = {
  th: {
    busy: {
      title: "ตอนนี้ยังพิมพ์ไม่ได้",
      text: "มีคนพิมพ์พร้อมกันหลายคน หรือระบบกำลังกลับมา รอสักครู่แล้วกดลองอีกครั้ง",
    },
    empty: {
      title: "ไม่มีรายการให้พิมพ์",
      text: "รายการนี้ยังว่าง ยังไม่เปิดให้ดู หรือตัวกรองไม่ตรงกับใคร กลับไปที่หน้ารายการแล้วลองล้างตัวกรอง",
    },
    again: "ลองอีกครั้ง",
    back: "กลับไปที่หน้ารายการ",
  },
  en: {
    busy: {
      title: "It cannot be printed right now",
      text: "Several people are printing at once, or the system is just coming back. Wait a moment, then try again.",
    },
    empty: {
      title: "There is nothing to print",
      text: "This list is empty, is not shown yet, or its filters match nobody. Go back to the list and clear the filters.",
    },
    again: "Try again",
    back: "Back to the list",
  },
} as const;

interface NotPrinted {
  readonly language: Language;
  readonly why: keyof Pick<(typeof words)["th"], "busy" | "empty">;
  /** Path and query of what was to be printed, and the path of the list's page. */
  readonly here: string;
  readonly listPath: string;
  readonly styleNonce: string;
}

/** What a person sees in the tab that was to show a list on paper. It needs no script, no sheet and no font. */
export function notPrintedPage({ language, why, here, listPath, styleNonce }: NotPrinted): string {
  const { [why]: say, again, back } = words[language];
  const isBusy = why === "busy";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say.title} · Time/Event</title>
<style nonce="${styleNonce}">
${cardStyle}
.other { margin: 16px 0 0; padding: 4px; background: none; color: var(--brand); font-weight: 400; text-decoration: underline }
</style>
</head>
<body>
<main>
<p class="brand" lang="en">Time/Event</p>
<h1>${say.title}</h1>
<p>${say.text}</p>
${isBusy ? `<a href="${markupText(here)}">${again}</a><br>\n` : ""}<a${isBusy ? ' class="other"' : ""} href="${markupText(listPath)}">${back}</a>
</main>
</body>
</html>
`;
}
