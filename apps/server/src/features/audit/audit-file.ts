import type { AuditEntry } from "@time-event/contract/audit";
import { type AuditWords, auditWords } from "@time-event/contract/audit-words/audit-words";
import { spokenChanges } from "@time-event/contract/audit-words/spoken-changes";
import { harmlessCell } from "@time-event/domain/entries/harmless-cell";
import { dayIn } from "@time-event/domain/time/day-in-zone";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Cell } from "../../lib/spreadsheets/cell.ts";
import { instantCell } from "../../lib/spreadsheets/instant-cell.ts";

type Language = "th" | "en";
type SealedEntry = AuditEntry & { readonly hash: string };

const titles = {
  th: ["ลำดับ", "เมื่อ", "ใคร", "จากที่ไหน", "ทำอะไร", "งาน", "ประเภท", "กับอะไร", "สิ่งที่เปลี่ยน", "เหตุผล", "ผนึก"],
  en: ["Number", "When", "Who", "From where", "What", "Event", "Kind", "Of what", "What changed", "Reason", "Seal"],
};

/**
 * The columns of the log as a file, for people: its words are those of the screen. The number and the seal prove that a line is
 * what the log holds; programs read `audit-list`.
 */
export function auditFile(language: Language, timeZone: string) {
  const words = auditWords(language, formatOf(language, timeZone));
  const cellsOf = (entry: SealedEntry): Cell[] => {
    const { action, event, subject, reason } = entry;
    const eventName = event?.name ? words.text(event.name) : "";
    const texts = [
      words.action(action),
      eventName,
      words.kind(subject.kind),
      words.subject(subject),
      changesOf(entry, words),
      reason,
    ];
    return [
      String(entry.seq),
      instantCell(entry.at, language, timeZone),
      ...[words.author(entry), words.from(entry.address), ...texts].map(harmlessCell),
      entry.hash,
    ];
  };
  return { header: titles[language], cellsOf };
}

/** One line a field: its name, what it was and what it is. */
function changesOf(entry: SealedEntry, words: AuditWords): string {
  return spokenChanges(entry, words)
    .map(({ label, before, after }) => `${label}: ${[before, after].filter((said) => said !== undefined).join(" → ")}`)
    .join("\n");
}

/** As other files write days, instants and money: a machine can read them, too. */
function formatOf(language: Language, timeZone: string) {
  const baht = (satang: number) => `${(satang / 100).toFixed(2)} ${language === "th" ? "บาท" : "baht"}`;
  return {
    number: String,
    exactBaht: baht,
    day: (day: string) => dayIn(language, day),
    instant: (at: InstantMs) => instantCell(at, language, timeZone).text,
  };
}
