import { markupText } from "../lib/markup-text.ts";

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
:root { color-scheme: light dark; --ink: #1f2937; --soft: #5b6472; --ground: #f6f7fb; --card: #fff; --line: #e3e6ee; --brand: #4338ca; --on-brand: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #f3f4f6; --soft: #b3bac7; --ground: #12151c; --card: #1b1f29; --line: #2d3340; --brand: #a5b4fc; --on-brand: #12151c } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--ground); color: var(--ink); font: 16px/1.7 Sarabun, "Noto Sans Thai", Thonburi, "Leelawadee UI", system-ui, sans-serif }
main { width: 100%; max-width: 440px; padding: 36px 28px 32px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; text-align: center }
.brand { margin: 0 0 24px; color: var(--brand); font-weight: 700; letter-spacing: .01em }
h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.4 }
h2 { margin: 0 0 4px; font-size: 18px; line-height: 1.4 }
p { margin: 0; text-wrap: pretty }
a { display: inline-block; margin: 24px 0 0; padding: 10px 24px; border-radius: 8px; background: var(--brand); color: var(--on-brand); font-weight: 700; text-decoration: none }
a:focus-visible { outline: 3px solid var(--brand); outline-offset: 3px }
section { margin-top: 28px; padding-top: 20px; border-top: 1px solid var(--line); color: var(--soft) }
</style>
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
