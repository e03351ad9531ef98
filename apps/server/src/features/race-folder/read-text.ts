import type { Text } from "@time-event/contract/fields";
import type { JsonReader } from "@time-event/domain/race/json-reader";

/** A text in both languages; a plain string stands for both, English alone for Thai, too. */
export function readText(reader: JsonReader, key: string): Text {
  if (reader.isText(key)) {
    const plain = reader.text(key);
    return { th: plain, en: plain };
  }
  const both = reader.optionalChild(key);
  const th = both?.optionalText("th") ?? null;
  const en = both?.optionalText("en") ?? null;
  return { th: th ?? en ?? "", en: en ?? "" };
}
