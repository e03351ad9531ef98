import type { AddOn } from "@time-event/contract/add-ons";
import type { OrderPlayer } from "@time-event/contract/order-player";
import type { Question } from "@time-event/contract/questions";

type Extras = Partial<Pick<OrderPlayer, "answers" | "addOns">>;

/** A column of an export beside the fields of an entry. */
export interface ExtraColumn {
  readonly title: string;
  readonly cellOf: (extras: Extras) => string;
}

/** Before the name, so that an import takes none of them for a field of the entry. */
const kinds = { th: { question: "คำถาม", addOn: "ตัวเลือก" }, en: { question: "Question", addOn: "Add-on" } } as const;

interface Asked {
  /** Left out where the reader may not see personal data: questions ask about illness. */
  readonly questions: readonly Question[];
  readonly addOns: readonly AddOn[];
}

/** A column for each question and for each add-on that players choose, in words instead of codes. */
export function extraColumns({ questions, addOns }: Asked, language: "th" | "en"): ExtraColumn[] {
  const text = (name: { readonly th: string; readonly en: string }) => name[language] || name.th || name.en;
  const nameOf = (options: Question["options"], code: string) =>
    text(options.find((option) => option.code === code)?.name ?? { th: code, en: code });
  return [
    ...questions.map(({ id, label, options }) => ({
      title: `${kinds[language].question}: ${text(label)}`,
      cellOf: ({ answers = {} }: Extras) =>
        [answers[id] ?? []]
          .flat()
          .map((answer) => nameOf(options, answer))
          .join(", "),
    })),
    ...addOns
      .filter(({ per }) => per === "entry")
      .map(({ id, name, options }) => ({
        title: `${kinds[language].addOn}: ${text(name)}`,
        cellOf: ({ addOns: chosen = [] }: Extras) =>
          chosen
            .filter(({ addOn, quantity }) => addOn === id && quantity > 0)
            .map(({ option, quantity }) => [option && nameOf(options, option), quantity].filter(Boolean).join(" × "))
            .join(", "),
      })),
  ];
}
