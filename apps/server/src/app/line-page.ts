import { markupText } from "../lib/markup-text.ts";
import { cardStyle } from "../lib/card-style.ts";

type Language = "th" | "en";

interface Place {
  /** How many are before the visitor. */
  readonly before: number;
  readonly waitS: number;
  /** After so long the page asks again by itself. */
  readonly pauseS: number;
}

const thai = new Intl.NumberFormat("th-TH");
const english = new Intl.NumberFormat("en-GB");

const words = {
  th: {
    title: "คุณอยู่ในคิวสมัคร",
    before: (count: number) => (count === 0 ? "ถึงคิวคุณแล้ว" : `มีคนก่อนหน้าคุณ ${thai.format(count)} คน`),
    wait: (seconds: number) =>
      seconds < 60 ? "รอไม่ถึง 1 นาที" : `รออีกประมาณ ${thai.format(Math.ceil(seconds / 60))} นาที`,
    text: "ใครมาก่อนได้เข้าก่อน หน้านี้เข้าต่อให้เอง โหลดหน้านี้ใหม่ไม่เสียคิว",
    again: "ดูคิวตอนนี้",
    mine: "ฉันเริ่มสมัครไว้แล้ว",
  },
  en: {
    title: "You are in the line",
    before: (count: number) =>
      count === 0 ? "You are next" : `${english.format(count)} ${count === 1 ? "person is" : "people are"} before you`,
    wait: (seconds: number) =>
      seconds < 60 ? "Less than a minute" : `About ${english.format(Math.ceil(seconds / 60))} min`,
    text: "Who came first goes in first. This page goes on by itself, and loading it again does not lose your place.",
    again: "Look now",
    mine: "I have begun to enter already",
  },
} as const;

/**
 * What people see who want to enter while more come than the server can serve. It needs no script, no sheet and no font, so
 * that it costs next to nothing to serve.
 * @param path of the page that they want
 */
export function linePage(
  language: Language,
  path: string,
  styleNonce: string,
  { before, waitS, pauseS }: Place,
): string {
  const { title, text, again, mine, ...say } = words[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${pauseS};url=${markupText(path)}">
<meta name="robots" content="noindex">
<title>${title} · Time/Event</title>
<style nonce="${styleNonce}">
${cardStyle}
.place { margin: 20px 0 4px; font-size: 22px; font-weight: 700; line-height: 1.4; font-variant-numeric: tabular-nums }
.text { margin-top: 12px; color: var(--soft) }
.mine { margin: 16px 0 0; padding: 4px; background: none; color: var(--brand); font-weight: 400; text-decoration: underline }
</style>
</head>
<body>
<main>
<p class="brand" lang="en">Time/Event</p>
<h1>${title}</h1>
<p class="place">${say.before(before)}</p>
<p>${say.wait(waitS)}</p>
<p class="text">${text}</p>
<a href="${markupText(path)}">${again}</a><br>
<a class="mine" href="/register/registration">${mine}</a>
</main>
</body>
</html>
`;
}
