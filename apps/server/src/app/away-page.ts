import { markupText } from "../lib/markup-text.ts";
import { cardStyle } from "../lib/card-style.ts";

type Language = "th" | "en";

const words = {
  th: {
    title: "กลับมาในอีกสักครู่",
    text: "ระบบกำลังกลับมา ข้อมูลของคุณไม่หายไปไหน หน้านี้จะลองเปิดใหม่เองทุกไม่กี่วินาที",
    again: "ลองอีกครั้ง",
  },
  en: {
    title: "Back in a moment",
    text: "We are just coming back, and nothing of yours is lost. This page tries again by itself every few seconds.",
    again: "Try again",
  },
} as const;

/**
 * A page that needs the database while it is away. It needs nothing else from us: no script, no sheet, no font, and
 * tries again by itself.
 * @param url path and query of the page that was asked for
 */
export function awayPage(language: Language, url: string, styleNonce: string): string {
  // two slashes at the beginning would name another site, and browsers read a backslash as a slash
  const here = url.replace(/^[/\\]+/, "/");
  const other = language === "th" ? "en" : "th";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<meta name="robots" content="noindex">
<title>${words[language].title} · Time/Event</title>
<style nonce="${styleNonce}">
${cardStyle}</style>
</head>
<body>
<main>
<p class="brand" lang="en">Time/Event</p>
<h1>${words[language].title}</h1>
<p>${words[language].text}</p>
<a href="${markupText(here)}">${words[language].again}</a>
<section lang="${other}">
<h2>${words[other].title}</h2>
<p>${words[other].text}</p>
</section>
</main>
</body>
</html>
`;
}
