import { type OrderPlayer, orderPlayer } from "@time-event/contract/order-player";
import type { AddOn } from "@time-event/contract/add-ons";
import type { Question } from "@time-event/contract/questions";
import { questionsFor } from "@time-event/domain/questions/answers";
import type { Day } from "../local-days.ts";
import { createPeople } from "../people.ts";
import { createRandom } from "@time-event/domain/rehearsal/random";

/** What the players of an event are asked and offered. */
interface Asked {
  readonly questions: readonly Question[];
  readonly addOns: readonly AddOn[];
}

/** Makes players who have filled in everything that is asked in a category. */
export function createOrderPeople(slug: string, raceDay: Day, { questions, addOns }: Asked) {
  const random = createRandom(`${slug}:orders`);
  const makePerson = createPeople(random, {
    raceDay,
    womenShare: 0.45,
    ages: { youngest: 18, usual: 35, oldest: 62 },
    foreignShare: 0.05,
    nearProvinces: ["กรุงเทพมหานคร", "สมุทรปราการ"],
  });
  let number = 2_000;

  const answerTo = ({ kind, options }: Question): string => {
    if (kind === "yes_no") return random.chance(0.4) ? "yes" : "no";
    return options.length > 0 ? random.pick(options).code : random.pick(["04:15", "04:50", "05:20", "02:05", "02:30"]);
  };

  return (categoryId: number): OrderPlayer => {
    const { club, ...person } = makePerson();
    number += 1;
    const answers: Record<string, string> = {};
    for (const question of questionsFor(questions, categoryId, {})) {
      // nobody has sent one
      if (question.kind !== "file") answers[question.id] = answerTo(question);
    }
    const chosen = addOns.filter(
      ({ per, priceSatang }) => per === "entry" && (priceSatang === 0 || random.chance(0.3)),
    );
    return orderPlayer.parse({
      ...person,
      club,
      phone: `080-002-${number}`,
      email: `${person.firstNameEn.replace(/[^A-Za-z]/g, "").toLowerCase()}.${number}@example.org`,
      emergencyName: `คุณ${person.lastName}`,
      emergencyPhone: `080-003-${number}`,
      addOns: chosen.map(({ id, options }) => ({
        addOn: id,
        option: options.length > 0 ? random.pick(options).code : "",
        quantity: 1,
      })),
      answers,
    });
  };
}
