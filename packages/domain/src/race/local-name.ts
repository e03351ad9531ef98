import type { TextInBoth } from "../text/in-language.ts";
import type { JsonReader } from "./json-reader.ts";

/** A name in both languages of the product. */
export type LocalName = TextInBoth;

/** A name in both languages. A plain string stands for both; a Thai name alone leaves the English one empty. */
export function readLocalName(reader: JsonReader, fallback: string): LocalName {
  if (reader.isText("name")) {
    const plain = reader.text("name");
    return { th: plain, en: plain };
  }
  const name = reader.optionalChild("name");
  const th = name?.optionalText("th") ?? null;
  const en = name?.optionalText("en") ?? null;
  return { th: th ?? en ?? fallback, en: en ?? (th === null ? fallback : "") };
}
