import { seriesChoices, seriesSave, seriesStandingGet } from "@time-event/contract/series";
import { usualSeriesRules } from "@time-event/domain/series/series-rules";
import { asAdmin, change, look } from "./staff-api.ts";

export interface GivenSeries {
  readonly id: number;
  readonly slug: string;
  /** Of whoever leads it. */
  readonly leader: number;
}

/** A series that everybody sees, of the demonstration's races that are over. */
export async function givenSeries(): Promise<GivenSeries> {
  return asAdmin(async (admin) => {
    const over = (await look(admin, seriesChoices, {})).filter(
      ({ state, categories }) => state === "finished" && categories.length > 0,
    );
    const races = over.map(({ eventId, categories: [first] }) => ({
      eventId,
      factorPercent: 100,
      categories: [{ class: "A", categoryId: first!.categoryId }],
    }));
    const slug = `series-${crypto.randomUUID()}`;
    const rules = { ...structuredClone(usualSeriesRules("2026-12-31")), best: 1, atLeast: 1 };
    const name = { th: "ซีรีส์ของการเดินทาง", en: "A journey's series" };
    const classes = [{ code: "A", name: { th: "ทุกคน", en: "Everybody" } }];
    const body = { id: null, revision: 0, slug, name, isPublic: true, rules, classes, races };
    const { id } = await change(admin, seriesSave, body as never);
    const { rows } = await look(admin, seriesStandingGet, { series: slug });
    return { id, slug, leader: rows[0]!.entry };
  });
}
