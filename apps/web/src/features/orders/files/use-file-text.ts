import type { AnswerFile } from "@time-event/contract/order-choices";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { fileMessages } from "./files.messages.ts";

/** What a document is, as people see it: "Picture, 240 kB". */
export function useFileText(): (file: Pick<AnswerFile, "mediaType" | "bytes">) => string {
  const m = useMessages(fileMessages);
  const format = useFormat();
  return ({ mediaType, bytes }) => m.size(m.kinds[mediaType], format.number(Math.max(1, Math.round(bytes / 1_000))));
}
