import type { Text } from "@time-event/contract/fields";

interface Named {
  readonly id: number;
}

/** What the organiser asks and sells, as far as it can be missing. */
export interface AskedThings {
  readonly questions: readonly (Named & { readonly label: Text })[];
  readonly addOns: readonly (Named & { readonly name: Text })[];
}

/**
 * The names of what is missing: `phone`, `answers.7`, `addOns.3`.
 *
 * @param fields names of fields by their key
 */
export function missingNames(
  missing: readonly string[],
  { questions, addOns }: AskedThings,
  fields: Readonly<Record<string, string>>,
  textOf: (text: Text) => string,
): string[] {
  return missing.map((path) => {
    const [field = "", id] = path.split(".");
    if (field === "answers") return textOf(questions.find((each) => each.id === Number(id))?.label ?? blank) || path;
    if (field === "addOns") return textOf(addOns.find((each) => each.id === Number(id))?.name ?? blank) || path;
    return fields[field] ?? field;
  });
}

const blank: Text = { th: "", en: "" };
