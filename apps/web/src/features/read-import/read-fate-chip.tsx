import type { ReadFate } from "@time-event/contract/read-import";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../ui/chip/chip.tsx";
import { readImportMessages } from "./read-import.messages.ts";

const tones: Partial<Record<ReadFate, Tone>> = {
  stored: "ok",
  stored_unknown: "info",
  repeated: "outline",
  not_a_read: "outline",
  left_out: "outline",
};

/** What becomes of a read; everything else is a problem. */
export function ReadFateChip({ fate, count }: { readonly fate: ReadFate; readonly count?: string }) {
  const { fates } = useMessages(readImportMessages);
  return (
    <Chip tone={tones[fate] ?? "warn"}>
      {fates[fate]}
      {count !== undefined && ` ${count}`}
    </Chip>
  );
}
