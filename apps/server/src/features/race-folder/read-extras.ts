import type { JsonReader } from "@time-event/domain/race/json-reader";
import type { RaceAddOn, RaceQuestion } from "./race-folder.types.ts";
import { readText } from "./read-text.ts";

const satang = { min: 0, max: 1e12, integer: true };
const pieces = { min: 0, max: 1_000_000, integer: true };

/** Reads the add-ons of an event. */
export function readAddOns(root: JsonReader): RaceAddOn[] {
  return root.optionalChildren("addOns").map((reader) => ({
    name: readText(reader, "name"),
    description: readText(reader, "description"),
    priceSatang: reader.optionalNumber("priceSatang", satang) ?? 0,
    per: reader.choice("per", ["entry", "registration"], "entry"),
    stock: reader.optionalNumber("stock", pieces),
    needsShipping: reader.flag("needsShipping", false),
    ...(reader.flag("required", false) && { required: true }),
    ...mostOf(reader),
    ...(reader.has("categories") && { categories: reader.texts("categories") }),
    options: readOptions(reader).map(({ option, ...named }) => ({
      ...named,
      stock: option.optionalNumber("stock", pieces),
    })),
  }));
}

function mostOf(reader: JsonReader): { readonly most?: number } {
  const most = reader.optionalNumber("most", { min: 1, max: 100, integer: true });
  return most === null || most === 1 ? {} : { most };
}

/** Reads the questions of an event. */
export function readQuestions(root: JsonReader): RaceQuestion[] {
  return root.optionalChildren("questions").map((reader) => ({
    kind: reader.choice("kind", ["text", "choice", "choices", "number", "date", "duration", "yes_no", "file"], "text"),
    label: readText(reader, "label"),
    help: readText(reader, "help"),
    options: readOptions(reader).map(({ option: _option, ...named }) => named),
    required: reader.flag("required", false),
    categories: reader.has("categories") ? reader.texts("categories") : null,
    ...conditionOf(reader),
  }));
}

function conditionOf(reader: JsonReader): Pick<RaceQuestion, "askedIf"> {
  const askedIf = reader.optionalChild("askedIf");
  const question = askedIf?.optionalNumber("question", { min: 1, max: 1_000, integer: true }) ?? null;
  return askedIf && question !== null ? { askedIf: { question, answers: askedIf.texts("answers") } } : {};
}

function readOptions(reader: JsonReader) {
  const options = reader.optionalChildren("options").map((option) => ({
    code: option.text("code"),
    name: readText(option, "name"),
    option,
  }));
  reader.refuseDuplicates(
    "options",
    options.map(({ code }) => code),
  );
  return options;
}
