import type { JsonReader } from "./json-reader.ts";

/** A text in both languages of the product. */
export interface LocalName {
  readonly th: string;
  readonly en: string;
}

/** A name in both languages. A plain string, or a name in one language, is used for both. */
export function readLocalName(reader: JsonReader, fallback: string): LocalName {
  if (reader.isText("name")) {
    const plain = reader.text("name");
    return { th: plain, en: plain };
  }
  const name = reader.optionalChild("name");
  const th = name?.optionalText("th") ?? null;
  const en = name?.optionalText("en") ?? null;
  return { th: th ?? en ?? fallback, en: en ?? th ?? fallback };
}
