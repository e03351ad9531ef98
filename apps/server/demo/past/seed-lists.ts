import { randomUUID } from "node:crypto";
import type { InstantMs } from "@time-event/domain/time/instant";
import { usualSeriesRules } from "@time-event/domain/series/series-rules";
import type { DataOf } from "@time-event/contract/endpoint";
import type { seriesChoices, SeriesForm } from "@time-event/contract/series";
import { createPublicationsService } from "../../src/features/publications/publications.service.ts";
import { createPublishing } from "../../src/features/publications/publish.service.ts";
import { createSeriesService } from "../../src/features/series/series.service.ts";
import type { Db } from "../../src/db/connection.ts";
import { demonstration } from "../master/demonstration-author.ts";
import { trailSlug } from "../trail/trail-definition.ts";
import { backyardSlug } from "./backyard-definition.ts";

interface Stored {
  readonly slug: string;
  readonly eventId: number;
  readonly raceDay: string;
}

/** Official lists of the backyard and the pursuit, and a series of the pursuit and the trail race. */
export async function seedLists(db: Db, stored: readonly Stored[], clock: () => InstantMs): Promise<void> {
  const backyard = stored.find(({ slug }) => slug === backyardSlug);
  const trail = stored.find(({ slug }) => slug === trailSlug);
  if (!backyard) return;
  const lists = createPublicationsService(db, clock);
  const { publish } = createPublishing(db, clock);
  for (const category of ["BACKYARD", "8K"]) {
    const of = { eventId: backyard.eventId, category };
    const { seen } = (await lists.compare(of)).meta;
    for (const state of ["provisional", "official"] as const) {
      await publish({ ...of, state, protestMinutes: 0, reason: "", seen, formId: randomUUID() }, demonstration);
    }
  }
  if (!trail) return;
  const series = createSeriesService(db);
  const { data: choices } = await series.choices();
  await series.save(northernCup([backyard, trail], choices), demonstration);
}

type Choices = DataOf<typeof seriesChoices>;

function northernCup([pursuit, trail]: readonly [Stored, Stored], choices: Choices) {
  const categoryOf = ({ eventId }: Stored, code: string) => {
    const { categories = [] } = choices.find((each) => each.eventId === eventId) ?? {};
    return categories.flatMap((category) =>
      category.code === code ? [{ class: "SHORT", categoryId: category.categoryId }] : [],
    );
  };
  const rules = { ...usualSeriesRules(`${trail.raceDay.slice(0, 4)}-12-31`), best: 2, atLeast: 1 };
  return {
    id: null,
    revision: 0,
    slug: "northern-trail-cup",
    name: { th: "ถ้วยเทรลเมืองเหนือ", en: "Northern Trail Cup" },
    isPublic: true,
    rules: structuredClone(rules) as SeriesForm["rules"],
    classes: [{ code: "SHORT", name: { th: "ระยะสั้น", en: "Short course" } }],
    races: [
      { eventId: pursuit.eventId, factorPercent: 100, categories: categoryOf(pursuit, "8K") },
      { eventId: trail.eventId, factorPercent: 150, categories: categoryOf(trail, "10K") },
    ],
  };
}
