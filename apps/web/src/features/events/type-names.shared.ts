import type { EventType } from "@time-event/contract/events";
import type { Format } from "../../lib/i18n/format.ts";

/** Names of event types in the visitor's language, by code. */
export function typeNames(types: readonly EventType[], format: Format): ReadonlyMap<string, string> {
  return new Map(types.map(({ code, name }) => [code, format.text(name)]));
}
