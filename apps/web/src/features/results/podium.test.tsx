import type { PublicCategory } from "@time-event/contract/events";
import type { ModelResult } from "@time-event/contract/results";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Podium } from "./podium.shared.tsx";

const winner = { bib: "7", name: "มานี ใจดี", nameEn: "", gender: "F", genderRank: 1, nationality: "THA", club: "" };

/** What stands beside the winner's name: the large figure, then the small one. */
function figures(category: { laps: number | null }, row: { laps: number; timeMs: number | null }): string {
  const podium = [{ ...winner, ...row }] as unknown as ModelResult["podium"];
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <Podium event="run" category={{ rounding: "up", ...category } as PublicCategory} podium={podium} />
    </MemoryRouter>,
  );
  return /podium__time figures">(.*?)<\/span>/.exec(page)![1]!.replaceAll(/<\/?small>/g, "|");
}

test("a race for time is won by laps, and the time stands below", () => {
  expect(figures({ laps: null }, { laps: 40, timeMs: 86_100_000 })).toBe("40 รอบ|23:55:00|");
});

test("a race over laps is won by time, and the laps stand below", () => {
  expect(figures({ laps: 10 }, { laps: 10, timeMs: 11_442_000 })).toBe("3:10:42|10 รอบ|");
});

test("any other race has its time alone", () => {
  expect(figures({ laps: null }, { laps: 0, timeMs: 2_710_000 })).toBe("45:10");
});

test("relays of women and men stand under a name of their own", () => {
  const podium = [{ ...winner, gender: "X", laps: 0, timeMs: 2_710_000 }] as unknown as ModelResult["podium"];
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <Podium event="run" category={{ rounding: "up", laps: null } as PublicCategory} podium={podium} />
    </MemoryRouter>,
  );
  expect(page).toContain('aria-label="โพเดียม ทีมผสม"');
});
