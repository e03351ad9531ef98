import { asTeam, buildField, type Contender, type FieldPlan } from "../field.ts";
import type { Day } from "../local-days.ts";
import type { Random } from "@time-event/domain/rehearsal/random";
import { teamNames } from "../words/team-names.ts";
import type { LiveCategoryPlan, LiveWave } from "./live-categories.ts";

const ages: Readonly<Record<string, FieldPlan["crowd"]["ages"]>> = {
  "24H": { youngest: 22, usual: 42, oldest: 70 },
  "12H": { youngest: 20, usual: 40, oldest: 68 },
  "10K": { youngest: 16, usual: 34, oldest: 76 },
};
const usualAges = { youngest: 18, usual: 38, oldest: 72 };

export function liveField(random: Random, plan: LiveCategoryPlan, raceDay: Day): Contender[] {
  const { code, size, firstBib, medianOverBest, womenShare, waves } = plan;
  const contenders = buildField(random, {
    category: code,
    size,
    firstBib,
    medianOverBest,
    chipPrefix: "SR",
    crowd: {
      raceDay,
      womenShare,
      ages: ages[code] ?? usualAges,
      foreignShare: 0.05,
      nearProvinces: ["ขอนแก่น", "ขอนแก่น", "อุดรธานี", "มหาสารคาม", "กาฬสินธุ์", "ร้อยเอ็ด", "นครราชสีมา"],
    },
  });
  if (waves) return contenders.map((contender) => inWave(contender, waveOf(waves, contender)));
  if (code !== "24H-TEAM") return contenders;
  const names = random.shuffled(teamNames);
  return contenders.map((contender, index) => ({ ...contender, entry: asTeam(contender.entry, names[index]!) }));
}

/** The wave in which somebody starts: the fast ones are in front. */
export function waveOf(waves: readonly LiveWave[], { ability }: Pick<Contender, "ability">): LiveWave {
  return waves.find(({ slowest }) => ability <= slowest)!;
}

const inWave = (contender: Contender, { name }: LiveWave): Contender => ({
  ...contender,
  entry: { ...contender.entry, wave: name.th },
});
