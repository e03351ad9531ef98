import { expect, it } from "vitest";
import { usedRules } from "./used-rules.ts";
import { sheetRules } from "../../scripts/sheet-rules.ts";

const css = `:root{--ink:#000;--paper:var(--white);--white:#fff;--old:#ccc}[data-theme="dark"]{--ink:#fff}
.card,.card--wide{color:var(--ink);background:var(--paper)}.card:hover{color:blue}.card:active{top:1px}
.card__title,.panel b{color:blue}.card:not(.open):is(.a,.b:has(.c)){top:0}.card[aria-busy=true]{animation:turn 1s}
.card[data-full]{left:0}@media (width<30rem){.card{left:0}.panel{left:1px}}@media print{.card{top:1px}}
@font-face{font-family:Sarabun}a[href=".panel"]{color:green}@keyframes turn{0%{opacity:0}}@keyframes pulse{0%{opacity:1}}`;

it("keeps what elements of a page can match, in its order, and what names no class", () => {
  const used = usedRules(
    '<html data-theme="light"><p class="card big"><b class="card__title">x</b></p>',
    sheetRules(css),
  );
  expect(used).toBe(
    ":root{--ink:#000;--paper:var(--white);--white:#fff}.card{color:var(--ink);background:var(--paper)}" +
      ".card:active{top:1px}.card__title{color:blue}.card:not(.open):is(.a,.b:has(.c)){top:0}" +
      ".card[aria-busy=true]{animation:turn 1s}@media (width<30rem){.card{left:0}}@font-face{font-family:Sarabun}" +
      'a[href=".panel"]{color:green}@keyframes turn{0%{opacity:0}}',
  );
});

it("keeps rules of the page's own data, and variables that an element itself names", () => {
  const used = usedRules(
    '<html data-theme="dark"><i class="card" data-full style="color:var(--old)">',
    sheetRules(css),
  );
  expect(used).toContain('--old:#ccc}[data-theme="dark"]{--ink:#fff}');
  expect(used).toContain(".card[data-full]{left:0}");
});

it("leaves to the whole sheet what is for paper and for a pointer", () => {
  const used = usedRules('<i class="card card__title panel open a b c"></i>', sheetRules(css));
  expect(used).not.toMatch(/print|hover/);
  expect(used).toContain(".card__title,.panel b{color:blue}");
});

it("cannot end the element that it stands in", () => {
  const [rule] = sheetRules('.a::after{content:"</style>"}');
  expect(usedRules('<i class="a">', [rule!])).not.toContain("</style");
});
