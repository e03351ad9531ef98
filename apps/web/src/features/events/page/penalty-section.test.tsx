import type { PublicPenalty } from "@time-event/contract/penalties";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { PenaltySection } from "./penalty-section.tsx";

const penalty = (bib: string, stage: string): PublicPenalty => ({
  bib,
  name: "ปิติ",
  nameEn: "Piti",
  nameRtgs: "",
  category: "ENDURO",
  rule: "",
  ruleName: null,
  reason: "ตัดทาง",
  timeMs: 30_000,
  stage,
  laps: null,
  places: null,
  disqualify: false,
  state: "in_force",
  appealUntil: null,
  decidedAt: 0,
});

const shown = (penalties: readonly PublicPenalty[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PenaltySection event="enduro" penalties={penalties} />
    </MemoryRouter>,
  );
const order = (html: string) =>
  [...html.matchAll(/<h3[^>]*>([^<]+)|penalties__bib figures">([^<]+)/g)].map(([, heading, bib]) => heading ?? bib);

test("penalties stand under their stage, in the order of its number, and those of the whole race last", () => {
  const html = shown([penalty("9", ""), penalty("1", "SS10"), penalty("2", "SS2"), penalty("3", "SS10")]);
  expect(order(html)).toEqual(["SS2", "2", "SS10", "1", "3", "ทั้งการแข่งขัน", "9"]);
});

test("without stages they are one list", () => {
  expect(order(shown([penalty("9", ""), penalty("1", "")]))).toEqual(["9", "1"]);
});
