import { expect, it } from "vitest";
import { usedRules } from "./used-rules.ts";
import { sheetRules } from "../../scripts/sheet-rules.ts";

const css = `:root{--ink:#000}.card{color:red}.card__title,.panel b{color:blue}.card:not(.open):is(.a,.b:has(.c)){top:0}
@media (width<30rem){.card{left:0}.panel{left:1px}}@media print{.panel{top:1px}}@font-face{font-family:Sarabun}
a[href=".panel"]{color:green}@keyframes turn{0%{opacity:0}}`;

it("keeps what elements of a page can match, in its order, and what names no class", () => {
  const used = usedRules('<p class="card big"><b class="card__title">x</b></p>', sheetRules(css));
  expect(used).toBe(
    ":root{--ink:#000}.card{color:red}.card__title,.panel b{color:blue}.card:not(.open):is(.a,.b:has(.c)){top:0}" +
      "@media (width<30rem){.card{left:0}}@font-face{font-family:Sarabun}" +
      'a[href=".panel"]{color:green}@keyframes turn{0%{opacity:0}}',
  );
});

it("keeps everything for a page that has everything", () => {
  const all = usedRules('<i class="card card__title panel open a b c"></i>', sheetRules(css));
  expect(all).toContain("@media print{.panel{top:1px}}");
  expect(all.length).toBe(css.replaceAll("\n", "").length);
});

it("cannot end the element that it stands in", () => {
  const [rule] = sheetRules('.a::after{content:"</style>"}');
  expect(usedRules('<i class="a">', [rule!])).not.toContain("</style");
});
