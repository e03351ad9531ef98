import type { Offered } from "@time-event/contract/order-offers";
import type { OrderPlayer } from "@time-event/contract/order-player";
import type { Format } from "../../../lib/i18n/format.ts";

type Answer = OrderPlayer["answers"][string];

interface Words {
  readonly format: Format;
  readonly yesNo: { readonly yes: string; readonly no: string };
}

/** An answer as staff read it: options by their names, a day in the language. */
export function answerWords(
  answer: Answer,
  { kind, options }: Pick<Offered["questions"][number], "kind" | "options">,
  { format, yesNo }: Words,
): string {
  const given = typeof answer === "string" ? [answer] : answer;
  const wordOf = (text: string) => {
    if (kind === "yes_no" && (text === "yes" || text === "no")) return yesNo[text];
    if (kind === "date" && /^\d{4}-\d\d-\d\d$/.test(text)) return format.day(text);
    const name = options.find(({ code }) => code === text)?.name;
    return name ? format.text(name) : text;
  };
  return given.map(wordOf).join(", ");
}
