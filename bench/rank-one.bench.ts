// Finds a player's new rank after one passing in a category of 100,000. Limit: one sort of 100,000 numbers.
import { createRanking } from "@time-event/domain/results/ranking";
import { givenField, rankKeyOf, seeded } from "./support/field.ts";
import { paired, timeMs } from "./support/paired.ts";

const entries = 100_000;
const changes = 1_000;
const random = seeded(2026);
const field = givenField(entries, random);
const ranking = createRanking({ rankBy: "gun", winnersLeaveAgeGroups: 3 });
ranking.load(field);
const keys = Float64Array.from(field, (standing) => standing.rankKey);

function changeOne(): void {
  const standing = field[Math.floor(random() * entries)]!;
  ranking.set({ ...standing, rankKey: rankKeyOf(random) });
  const { overall } = ranking.ranksOf(standing.id);
  if (overall === null) throw new Error("a finisher without a rank");
}

await paired(
  "rank-one",
  {
    ours: async () => {
      const ms = await timeMs(() => {
        for (let change = 0; change < changes; change++) changeOne();
      });
      return ms / changes;
    },
    limit: () => timeMs(() => keys.slice().sort()),
  },
  11,
);
