import { femaleFirstNames, maleFirstNames } from "../../apps/server/demo/words/first-names.ts";
import { surnames } from "../../apps/server/demo/words/surnames.ts";
import { seeded } from "./field.ts";

export interface ManyNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
}

/** Names of a great crowd: first names repeat as they do in Thailand, surnames of two parts are nearly all different. */
export function manyNames(): () => ManyNames {
  const random = seeded(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const firstNames = [...maleFirstNames, ...femaleFirstNames];
  return () => {
    const [first, one, other] = [pick(firstNames), pick(surnames), pick(surnames)];
    return {
      firstName: first.th,
      lastName: one.th + other.th,
      firstNameEn: first.en,
      lastNameEn: one.en + other.en.toLowerCase(),
    };
  };
}
